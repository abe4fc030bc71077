// SPDX-License-Identifier: GPL-3.0-or-later
// Examples of diagnostics: content that raises each one, and its correct version.
#include "engine/assist/finding_examples.h"

#include "engine/assist/explanations.h"

#include <algorithm>
#include <array>

namespace orrery::engine {

namespace {

struct FrameText {
    std::string_view before;
    std::string_view behind;
};

constexpr std::array frames{
    FrameText{"", "\n"},
    FrameText{"<class id=\"BLD_MINE\" type=\"building\">\n  ", "\n</class>\n"},
    FrameText{R"(<class id="BLD_MINE" type="building">
  <group id="dig")",
              R"(
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
</class>
)"},
    FrameText{R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      )",
              R"(
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
</class>
)"},
    FrameText{R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount=")",
              R"("/>
    </effects>
  </group>
</class>
)"},
    FrameText{R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include if=")",
              R"("/>
    </scope>
    <effects>
      <modify-max-meter meter="Mining" amount="1"/>
    </effects>
  </group>
</class>
)"},
    FrameText{R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include><contains><self/></contains></include>
    </scope>
    <effects>
      )",
              R"(
    </effects>
  </group>
</class>
)"},
    FrameText{R"(<class id="BLD_MINE" type="building">
  <group id="dig">
    <scope>
      <include>)",
              R"(</include>
    </scope>
    <effects>
      <destroy-object/>
    </effects>
  </group>
</class>
)"},
    FrameText{"<scenario id=\"first\">\n  ", "\n</scenario>\n"},
    FrameText{R"(<scenario id="first">
  <system name="Sun" x="0" y="0"/>
  <planet name="World" system="Sun"/>
  )",
              "\n</scenario>\n"},
    FrameText{"<vocabulary>\n  ", "\n</vocabulary>\n"},
};

std::string framed(ExampleFrame frame, std::string_view words) {
    const FrameText& text = frames[static_cast<std::size_t>(frame)];
    return std::string(text.before) + std::string(words) + std::string(text.behind);
}

} // namespace

std::optional<FindingExample> findingExample(std::string_view code) {
    for (const auto& table : {checkExamplesAToF(), checkExamplesGToO(), checkExamplesPToS(), checkExamplesTToZ(),
                              expressionExamplesAToM(), expressionExamplesNToZ(), fileExamples()}) {
        const auto found = std::ranges::lower_bound(table, code, {}, &FindingExampleRow::code);
        if (found != table.end() && found->code == code) {
            return FindingExample{framed(found->frame, found->wrong), framed(found->frame, found->right)};
        }
    }
    return std::nullopt;
}

} // namespace orrery::engine
