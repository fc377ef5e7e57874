import { expect, it } from 'vitest';
import { codeOfLink } from './code-of-link.ts';

it.each([
  ['https://menu.example/VILNIUS-1', 'VILNIUS-1'],
  ['https://menu.example/VILNIUS-1/?skip_select_screen=true', 'VILNIUS-1'],
  [' SENA1 ', 'SENA1'],
  ['https://menu.example/', null],
  ['WIFI:T:WPA;S:Guests;P:secret;;', null],
  ['', null],
])('of %s a camera reads %s', (read, code) => expect(codeOfLink(read)).toBe(code));
