import { expect, it } from 'vitest';
import { partsIn, splitStyles } from './split-styles.ts';

const css =
  ':root{--a:1px}@layer design{.btnAA{color:red}.shtAA{color:tan}.btnBB:hover{color:blue}}.rowAA{margin:0 .5rem}@media (width>1px){.dlgAA{a:b}}.rowBB .dlgBB{c:d}@keyframes xyz{to{e:f}}';

it('styles of what a page does not show come after its dishes, each module whole', () => {
  const parts = partsIn('<li class="rowAA  x"><button type="button" class="btnAA"></button></li>');
  expect(splitStyles(css, parts)).toEqual({
    first:
      ':root{--a:1px}@layer design{.btnAA{color:red}.btnBB:hover{color:blue}}.rowAA{margin:0 .5rem}.rowBB .dlgBB{c:d}@keyframes xyz{to{e:f}}',
    rest: '@layer design{.shtAA{color:tan}}@media (width>1px){.dlgAA{a:b}}',
  });
});

it('a page without content keeps what has no class', () => {
  expect(splitStyles(css, new Set()).first).toBe(':root{--a:1px}@keyframes xyz{to{e:f}}');
});

it('looks that the venue did not choose come after its dishes, those it chose and the plain one before', () => {
  const looks =
    '.rowAA{a:b}[data-shape=circle] .rowAA{c:d}[data-shape=square] .rowAA{e:f}.rowAB,[data-layout=grid] .rowAA{g:h}@media (width>1px){[data-layout=grid] .rowAA{i:j}}.rowAA[data-rows="3"]{k:l}.rowAA[data-rows="4"]{m:n}';
  const html = '<div data-shape="circle" data-layout="list"><ul class="rowAA" data-rows="3"></ul></div>';
  expect(splitStyles(looks, partsIn(html))).toEqual({
    first:
      '.rowAA{a:b}[data-shape=circle] .rowAA{c:d}.rowAB,[data-layout=grid] .rowAA{g:h}.rowAA[data-rows="3"]{k:l}',
    rest: '[data-shape=square] .rowAA{e:f}@media (width>1px){[data-layout=grid] .rowAA{i:j}}.rowAA[data-rows="4"]{m:n}',
  });
});

it('what is for pages from right to left stands in the head of those alone, and what is for messages and open sheets in that of none', () => {
  const both =
    'p{a:b}:is(:root[dir=rtl] *):not(:has(*)){c:d}@supports (e:f){:is(:root[dir=rtl] *):not(:has(*)){g:h}}:root:has([data-toast=offline]) .rowAA{i:j}html:has(dialog[open]){k:l}';
  const later = ':root:has([data-toast=offline]) .rowAA{i:j}html:has(dialog[open]){k:l}';
  const row = '<p class="rowAA"></p>';
  expect(splitStyles(both, partsIn(`<html dir="rtl">${row}`)).rest).toBe(later);
  expect(splitStyles(both, partsIn(`<html dir="rtl">${row}<dialog class="x" open="">`)).rest).not.toContain(
    'k:l',
  );
  expect(splitStyles(both, partsIn(`<html dir="ltr">${row}`)).first).toBe('p{a:b}');
});
