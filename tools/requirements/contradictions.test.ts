import { describe, expect, it } from 'vitest';
import { contradictions, routesWithoutScreen } from './contradictions.ts';
import { parseRequirements } from './coverage.ts';
import { type Product, unusedCalls } from './product.ts';
import { unbuiltIn } from './unbuilt.ts';

const row = (number: string): string => `MENU-${number}`;

const product: Product = {
  routes: [
    ['Menu', '/menu/:session'],
    ['TipWaiter', '/tip/:tipsQrCardHash'],
  ],
  screens: new Set(['Menu']),
  calls: ['GET /menu/{session}', 'GET /{hash}'],
  unused: ['GET /{hash}'],
};
const EXPLAINED = `${row('99')}\tMenu\tcall\t1\tScans.\tno client GET /{hash}: the server makes the page`;

/** What is said of one row with these words, cited or not. */
const said = (text: string, note = '', { cited = true, kind = 'rule' } = {}): string[] => {
  const list = `id\tsystem\tkind\tsource\trequirement\tnote\n${row('01')}\tMenu\t${kind}\t1\t${text}\t${note}\n${EXPLAINED}`;
  return contradictions(
    parseRequirements(list),
    cited ? [{ id: row('01'), path: 'a.test.ts' }] : [],
    product,
  );
};

describe('a claim of the tests', () => {
  it('stands where all that its row names exists', () => {
    expect(said('Path /menu/:session is route Menu.', '', { kind: 'route' })).toEqual([]);
    expect(said('It is read with GET /menu/{token} of /api.')).toEqual([]);
  });

  it.each([
    ['a route without a screen', 'Path /tip/:hash is route Tip.', '', 'route', 'its route has no screen'],
    ['no call', 'It is read with POST /tips/{hash}.', '', 'call', 'there is no call POST /tips/*'],
    ['a system that is not built', 'Loyalty prices count.', '', 'rule', 'names what is not built (loyalty)'],
    ['a row that is noted as later', 'It counts.', 'later: soon', 'rule', 'says that it is not met'],
    ['a row that is noted as unmet', 'It counts.', 'unmet: never', 'rule', 'says that it is not met'],
  ])('does not stand on %s', (_, text, note, kind, message) => {
    expect(said(text, note, { kind })).toEqual([expect.stringContaining(message)]);
    expect(said(text, note, { kind, cited: false })).toEqual([]);
  });

  it('is excused for the system that its row names by a reason in the list, not for a route without a screen', () => {
    for (const note of ['in part: the card comes later', 'stands: it needs none', 'outvoted: not here'])
      expect(said('Loyalty prices count.', note)).toEqual([]);
    expect(said('Path /tip/:hash is route Tip.', 'in part: soon', { kind: 'route' })).toHaveLength(1);
  });

  it('is of a row that the list has', () => {
    const [told] = contradictions(
      parseRequirements(`id\n${EXPLAINED}`),
      [{ id: row('77'), path: 'a.test.ts' }],
      product,
    );
    expect(told).toBe(`Unknown id ${row('77')} in a.test.ts`);
  });
});

describe('a note', () => {
  it.each([
    ['begins as none does', 'sometime', true],
    ['gives no reason', 'later: ', true],
    ['has a second one that cannot be read', 'in part: x | perhaps', true],
    ['excuses what needs none', 'stands: it is built', true],
    ['says "in part" of what no test sees', 'in part: the rest', false],
    ['explains a call that a client makes', 'no client GET /menu/{session}: nobody reads it', true],
  ])('that %s is told of', (_, note, cited) => {
    expect(said('It counts.', note, { cited })).toHaveLength(1);
  });

  it('explains each call that no client makes', () => {
    const told = contradictions(parseRequirements('id'), [], product);
    expect(told).toEqual([expect.stringContaining('GET /{hash} is used by no client')]);
  });
});

describe('what exists', () => {
  it('routes without a screen are listed with their names', () => {
    expect(routesWithoutScreen(product)).toEqual(['/tip/:tipsQrCardHash (TipWaiter)']);
  });

  it('a system stops being named as not built once its screen or call is there', () => {
    const loyal = { system: 'Menu', text: 'Loyalty prices, and reviews.' };
    expect(unbuiltIn(loyal, product)).toEqual(['review', 'loyalty']);
    const built = { ...product, screens: new Set(['EnrollLoyalty']), calls: ['POST /reviews/rate-v2'] };
    expect(unbuiltIn(loyal, built)).toEqual([]);
    expect(unbuiltIn({ system: 'Menu', text: 'A preview.' }, product)).toEqual([]);
  });

  it('the hall of a food court is built, what is done in common there is not', () => {
    const of = (text: string) => unbuiltIn({ system: 'Food court', text }, product);
    expect(of('Path /food-court/:foodCourtHash is the hall; the order of cards is kept.')).toEqual([]);
    expect(of('The food court cart has sections.')).toHaveLength(1);
    expect(unbuiltIn({ system: 'Menu', text: 'A food court pays once.' }, product)).toHaveLength(1);
  });

  it.each([
    ["api('POST /bills/{bill}/items/{item}/take', {})", true],
    ["api('POST /bills/{bill}/items/{item}/take-all', {})", false],
    ["api('GET /bills/{bill}/items/{item}/take', {})", false],
    ['send(`POST /bills/{bill}/items/{item}/$|{step}`)', true],
    ['fetch(`/api/bills/$|{encodeURIComponent(bill)}/items/$|{item}/take`)', true],
    ['fetch(`/api/bills/$|{bill}/items/$|{item}/take$|{query}`)', true],
    ['fetch(`/api/bills/$|{bill}/items/$|{item}/taken`)', false],
  ])('%s makes the call: %s', (source, makes) => {
    const call = 'POST /bills/{bill}/items/{item}/take';
    expect(unusedCalls([call], [source.replaceAll('$|', '$')])).toHaveLength(makes ? 0 : 1);
  });
});
