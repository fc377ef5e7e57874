import { describe, expect, it } from 'vitest';
import { citationsIn } from './citations.ts';
import { coverage, parseRequirements } from './coverage.ts';

const id = (area: string, number: string): string => `${area}-${number}`;
const a1 = id('MENU', '01');
const a2 = id('MENU', '02');
const b1 = id('CART', '01');

const cited = (text: string) => citationsIn('a.test.ts', text).citations.map(citation => citation.id);

describe('citationsIn', () => {
  it.each([
    [`it('[${a1}] shows dishes')`, [a1]],
    [`it('[${a1}, ${a2}] shows dishes')`, [a1, a2]],
    [`it.each([['${a1}', 1], ['${a2}', 2]])('[%s] adds up')`, [a1, a2]],
    [`it.each([{ id: '${a1}' }])('[$id] adds up')`, [a1]],
    [`const rows = ['${a1}'];`, []],
    ["it('shows [some] dishes')", []],
  ])('reads %s', (text, expected) => {
    expect(cited(text)).toEqual(expected);
  });

  it.each([`it('[${a1}…05] all')`, `it('[${a1} to ${a2}] all')`, `it('[${a1}-05] all')`])(
    'does not take a range: %s',
    text => {
      const { citations, unreadable } = citationsIn('a.test.ts', text);
      expect(citations).toEqual([]);
      expect(unreadable).toHaveLength(1);
    },
  );
});

describe('coverage', () => {
  const tsv = ['id\tsystem\tkind', `${a1}\tMenu\trule`, `${a2}\tMenu\tstate`, `${b1}\tCart\trule`].join('\n');
  const requirements = parseRequirements(tsv);

  it('counts each requirement once, by system', () => {
    const citations = [a1, a1, b1].map(one => ({ id: one, path: 'a.test.ts' }));
    expect(coverage(requirements, citations)).toEqual({
      systems: [
        { system: 'Menu', rows: 2, tested: 1, noted: 0 },
        { system: 'Cart', rows: 1, tested: 1, noted: 0 },
      ],
      total: { system: 'All', rows: 3, tested: 2, noted: 0 },
      unknown: [],
      misnoted: [],
    });
  });

  it('counts the rows that a note explains and no test names, and tells of notes that explain nothing', () => {
    const noted = parseRequirements(
      [
        'id\tsystem\tkind\tsource\trequirement\tnote',
        `${a1}\tMenu\trule\t1\tx\tlater: loyalty`,
        `${a2}\tMenu\trule\t1\tx\toutvoted: it is another thing`,
        `${b1}\tCart\trule\t1\tx\tsometime`,
      ].join('\n'),
    );
    const result = coverage(noted, [{ id: a2, path: 'a.test.ts' }]);
    expect(result.systems.map(({ noted: count }) => count)).toEqual([1, 1]);
    expect(result.misnoted).toEqual([b1]);
  });

  it('names what the list does not have', () => {
    const citation = { id: id('MENU', '99'), path: 'a.test.ts' };
    expect(coverage(requirements, [citation]).unknown).toEqual([citation]);
  });
});
