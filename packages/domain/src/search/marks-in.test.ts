import { describe, expect, it } from 'vitest';
import { indexDishes, marksIn, searchDishes } from './index.ts';

/** The text with its marks in brackets. */
const shown = (text: string, wanted: readonly string[]): string =>
  [...marksIn(text, wanted)]
    .reverse()
    .reduce((all, { from, to }) => `${all.slice(0, from)}[${all.slice(from, to)}]${all.slice(to)}`, text);

describe('marksIn', () => {
  it.each([
    ['Šaltibarščiai', ['saltib'], '[Šaltib]arščiai'],
    [
      'Šaltibarščiai'.normalize('NFD'),
      ['saltib'],
      `[${'Šaltib'.normalize('NFD')}]${'arščiai'.normalize('NFD')}`,
    ],
    ['Weißwurst', ['weis'], '[Weiß]wurst'],
    ['Weißwurst', ['weiss'], '[Weiß]wurst'],
    ['Cheese and cheesecake', ['chees'], '[Chees]e and [chees]ecake'],
    ['Cheesecake', ['cake'], 'Cheese[cake]'],
    ['Beef burger', ['burger', 'bee'], '[Bee]f [burger]'],
    ['Banana', ['ana'], 'B[ana]na'],
    ['М’ясо', ['мясо'], '[М’ясо]'],
    ['شوربة العدس', ['شوربه'], '[شوربة] العدس'],
    ['Soup', ['xyz', ''], 'Soup'],
    ['🍕 Pizza', ['piz'], '🍕 [Piz]za'],
  ])('%s with %j: %s', (text, wanted, expected) => {
    expect(shown(text, wanted)).toBe(expected);
  });

  it('marks the word that was meant where typing was forgiven', () => {
    const index = indexDishes(['Margherita'], name => ({ names: [name], labels: [], descriptions: [] }));
    expect(shown('Margherita', searchDishes('margarita', index).marks)).toBe('[Margherita]');
  });
});
