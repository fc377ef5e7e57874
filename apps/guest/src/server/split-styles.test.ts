import { expect, it } from 'vitest';
import { modulesIn, splitStyles } from './split-styles.ts';

const css =
  ':root{--a:1px}@layer design{.btnAA{color:red}.shtAA{color:tan}.btnBB:hover{color:blue}}.rowAA{margin:0 .5rem}@media (width>1px){.dlgAA{a:b}}.rowBB .dlgBB{c:d}@keyframes xyz{to{e:f}}';

it('[MENU-05] styles of what a page does not show come after its dishes, each module whole', () => {
  const modules = modulesIn('<li class="rowAA  x"><button type="button" class="btnAA"></button></li>');
  expect(splitStyles(css, modules)).toEqual({
    first:
      ':root{--a:1px}@layer design{.btnAA{color:red}.btnBB:hover{color:blue}}.rowAA{margin:0 .5rem}.rowBB .dlgBB{c:d}@keyframes xyz{to{e:f}}',
    rest: '@layer design{.shtAA{color:tan}}@media (width>1px){.dlgAA{a:b}}',
  });
});

it('a page without content keeps what has no class', () => {
  expect(splitStyles(css, new Set()).first).toBe(':root{--a:1px}@keyframes xyz{to{e:f}}');
});
