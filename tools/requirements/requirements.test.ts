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
  const nothing = { tested: 0, part: 0, outvoted: 0, noted: 0 };
  const rows = (...notes: [string, string, string][]) =>
    parseRequirements(
      [
        'id\tsystem\tkind\tsource\trequirement\tnote',
        ...notes.map(([row, system, note]) => `${row}\t${system}\trule\t1\tx\t${note}`),
      ].join('\n'),
    );
  const citing = (...all: string[]) => all.map(one => ({ id: one, path: 'a.test.ts' }));

  it('counts each requirement once, by system', () => {
    const requirements = rows([a1, 'Menu', ''], [a2, 'Menu', ''], [b1, 'Cart', '']);
    expect(coverage(requirements, citing(a1, a1, b1))).toEqual({
      systems: [
        { system: 'Menu', rows: 2, ...nothing, tested: 1 },
        { system: 'Cart', rows: 1, ...nothing, tested: 1 },
      ],
      total: { system: 'All', rows: 3, ...nothing, tested: 2 },
    });
  });

  it('counts apart what is met in part, what was decided otherwise, and what a note explains', () => {
    const requirements = rows(
      [a1, 'Menu', 'in part: the rest is loyalty'],
      [a2, 'Menu', 'outvoted: it is another thing'],
      [b1, 'Menu', 'later: loyalty'],
      [id('CART', '02'), 'Menu', 'stands: it needs no kiosk'],
      [id('CART', '03'), 'Menu', 'outvoted: it is another thing'],
    );
    const { total } = coverage(requirements, citing(a1, a2, id('CART', '02')));
    expect(total).toEqual({ system: 'All', rows: 5, tested: 1, part: 1, outvoted: 2, noted: 1 });
  });
});
