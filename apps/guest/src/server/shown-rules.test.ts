import { expect, it } from 'vitest';
import { shownRules } from './shown-rules.ts';

const html = '<main class="aA0 aA1 "><h1>Rūta</h1></main>';

it.each([
  ['what names no class', 'h1{a:b}@font-face{c:d}:root{--e:f}'],
  ['what the page shows', '.aA0{a:b}.aA0 .aA1:hover{c:d}main>.aA1{e:f}'],
  ['what is shown by one of several', '.xX0,.aA0{a:b}'],
  ['what brackets leave open', '.aA0:not(.xX0){a:b}.aA0:has(>:is(.xX0,button)){c:d}:where(.aA1>*){e:f}'],
  ['what stands within others', '@layer base{.aA0{a:b}}@media (width>1px){@supports (a:b){.aA1{c:d}}}'],
])('keeps %s', (_, css) => {
  expect(shownRules(css, html)).toBe(css);
});

it('leaves out what waits for a class that is not there, what moves, and what is empty then', () => {
  const css =
    '.xX0{a:b}.aA0 .xX0{a:b}.aA0.xX1{a:b}:root:has(.xX0):not(:has(.aA0)){a:b}.aA0 :is(.xX0,.xX1>ul){a:b}@media (width>1px){.xX0{a:b}}@keyframes aA2{to{a:b}}@layer base{.xX0{a:b}.aA1{c:d}}';
  expect(shownRules(css, html)).toBe('@layer base{.aA1{c:d}}');
});
