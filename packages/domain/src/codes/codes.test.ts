import { describe, expect, it } from 'vitest';
import { addressOfCode, addressTrouble, namesFrom, printState, spelledAddress } from './index.ts';

describe('tables that are typed', () => {
  it.each([
    ['5', ['5']],
    ['12–15', ['12', '13', '14', '15']],
    ['12-14', ['12', '13', '14']],
    ['12 — 13', ['12', '13']],
    ['Terrace 1–3', ['Terrace 1', 'Terrace 2', 'Terrace 3']],
    ['T8-T10', ['T8', 'T9', 'T10']],
    ['08–11', ['08', '09', '10', '11']],
    ['Bar, Window;  1–2 \n Bar 3', ['Bar', 'Window', '1', '2', 'Bar 3']],
    ['Sofa-bed', ['Sofa-bed']],
    ['Lauko   stalas', ['Lauko stalas']],
    ['7–7', ['7']],
  ])('%j are %j', (typed, names) => {
    expect(namesFrom(typed, [])).toEqual({ names, problem: null });
  });

  it.each([
    ['', [], 'none', ''],
    [' , ,', [], 'none', ''],
    ['20–12', [], 'backwards', '20–12'],
    ['1–501', [], 'too_many', '1–501'],
    ['1-999999', [], 'too_many', '1-999999'],
    ['1–3, 2', [], 'twice', '2'],
    ['Bar, bar', [], 'twice', 'bar'],
    ['11–13', ['12'], 'taken', '12'],
    ['TERRACE 1', ['Terrace  1'], 'taken', 'TERRACE 1'],
    ['x'.repeat(41), [], 'too_long', 'x'.repeat(41)],
  ])('%j beside %j cannot be: %s', (typed, taken, kind, name) => {
    expect(namesFrom(typed, taken).problem).toEqual({ kind, name });
  });

  it('are never more than a floor plan holds', () => {
    const taken = Array.from({ length: 499 }, (_, index) => `Old ${index}`);
    expect(namesFrom('1', taken).problem).toBeNull();
    expect(namesFrom('1, 2', taken).problem).toMatchObject({ kind: 'too_many' });
  });
});

describe('the address in a code', () => {
  it('is where the site is and the code, and is written out without its protocol', () => {
    expect(addressOfCode('https://menu.example', 'ABC')).toBe('https://menu.example/ABC');
    expect(spelledAddress('https://menu.example/ABC')).toBe('menu.example/ABC');
  });

  it.each([
    ['https://menu.example', null],
    ['https://localhost.example', null],
    ['http://menu.example', 'not_secure'],
    ['http://192.168.1.20:3000', 'not_secure'],
    ['http://localhost:3000', 'this_machine'],
    ['https://localhost', 'this_machine'],
    ['http://127.0.0.1:3000', 'this_machine'],
    ['http://[::1]:3000', 'this_machine'],
  ])('%s: %s', (base, trouble) => {
    expect(addressTrouble(base)).toBe(trouble);
  });
});

it.each([
  ['never printed', null, 'never'],
  ['as it is', { address: 'https://a.test', name: '5' }, 'current'],
  ['before the site moved', { address: 'https://b.test', name: '5' }, 'old_address'],
  ['before it was renamed', { address: 'https://a.test', name: '4' }, 'old_name'],
])('a code that was printed %s', (_, printed, state) => {
  expect(printState(printed, { address: 'https://a.test', name: '5' })).toBe(state);
});
