// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are source text
import { describe, expect, it } from 'vitest';
import { blank } from './blank.ts';

const squeeze = (text: string): string => text.replace(/[ \t]+/g, ' ').trim();

describe('blank', () => {
  it.each([
    ['a line comment', 'a; // any\nb', 'a; \nb', 'a; \nb'],
    ['a block comment', 'a /* any */ b', 'a b', 'a b'],
    ['an unfinished comment', 'a /* any', 'a', 'a'],
    ['a string', "a('x // y')", "a('x // y')", 'a( )'],
    ['an escaped quote', "a('it\\'s any') + b", "a('it\\'s any') + b", 'a( ) + b'],
    ['a template', 'a(`any ${b} any`)', 'a(`any ${b} any`)', 'a(` ${b} `)'],
    [
      'a template in a template',
      '`x ${y ? `any ${z}` : 1} any` + c',
      undefined,
      '` ${y ? ` ${z}` : 1} ` + c',
    ],
    ['an object in a template', '`x ${f({ a: 1 })} any` + c', undefined, '` ${f({ a: 1 })} ` + c'],
    ['a regular expression with quotes', 'x = /[\'"`/]any/g; y', undefined, 'x = g; y'],
    ['a division', 'x = a / b / c', 'x = a / b / c', 'x = a / b / c'],
    ['an address in a string', "'https://x.test' + y", "'https://x.test' + y", '+ y'],
  ])('handles %s', (_name, text, code, bare) => {
    const result = blank(text);
    if (code !== undefined) expect(squeeze(result.code)).toBe(code);
    expect(squeeze(result.bare)).toBe(bare);
    expect(result.bare).toHaveLength(text.length);
  });
});
