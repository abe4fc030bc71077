t<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context><name>c</name>
<message><source>Lab &amp; more</source><comment>A</comment><translation>Labor</translation></message>
<message><source>x</source><comment>B</comment><translation type="unfinished"></translation></message>
<message numerus="yes"><source>n</source><comment>C</comment><translation><numerusform>1</numerusform></translation></message>
</context></TS>
