import { describe, expect, it } from 'vitest';
import { backoffAfter, isTrouble, PRINTER_PROBLEMS } from './attempts.ts';
import { type OrderToPrint, type PrintedState, ticketFor, ticketsDue, wholeTicket } from './due.ts';
import { type TicketWords, ticketPaper } from './ticket-paper.ts';

type Line = OrderToPrint['lines'][number];
const line = (id: string, over: Partial<Line> = {}): Line => ({
  id,
  name: id,
  quantity: 2,
  modifiers: [],
  allergens: [],
  station: 'kitchen',
  course: null,
  takenBack: 0,
  done: false,
  noteChanges: 0,
  ...over,
});
const order = (over: Partial<OrderToPrint> = {}): OrderToPrint => ({
  number: '17',
  table: 'Table 5',
  guest: 2,
  note: '',
  time: '19:42',
  lines: [line('soup'), line('steak', { course: 'mains' }), line('beer', { quantity: 1, station: 'bar' })],
  serving: [null, 'mains'],
  held: new Set(['mains']),
  over: false,
  ...over,
});
const said = ({ tickets }: ReturnType<typeof ticketsDue>): string[] =>
  tickets.map(
    ({ kind, courses }) =>
      `${kind}: ${courses.flatMap(({ lines }) => lines.map(({ name, quantity }) => `${quantity} ${name}`)).join(', ')}`,
  );
const knows = (over: Partial<PrintedState> = {}): PrintedState => ({
  takenBack: {},
  held: ['mains'],
  ...over,
});

describe('what has to come out of the printers', () => {
  it.each<[string, PrintedState | null, Partial<OrderToPrint>, string[]]>([
    ['a new order', null, {}, ['order: 2 soup, 1 beer, 2 steak']],
    [
      'a new order without what is off already',
      null,
      { lines: [line('soup', { takenBack: 1 })] },
      ['order: 1 soup'],
    ],
    ['nothing of an order that is over before it was told', null, { over: true }, []],
    ['nothing where nothing changed', knows(), {}, []],
    ['a piece that was taken back', knows(), { lines: [line('soup', { takenBack: 1 })] }, ['void: 1 soup']],
    [
      'only what was taken back since',
      knows({ takenBack: { soup: 1 } }),
      { lines: [line('soup', { takenBack: 2 })] },
      ['void: 1 soup'],
    ],
    [
      'everything that is left, when the order is over',
      knows({ takenBack: { soup: 1 } }),
      { lines: [line('soup', { takenBack: 1 }), line('steak')], over: true },
      ['void: 1 soup, 2 steak'],
    ],
    ['a course that is wanted now', knows(), { held: new Set() }, ['fire: 2 steak']],
    ['a course that waits after all', knows({ held: [] }), {}, ['hold: 2 steak']],
    [
      'a dish that joined a course that is being made',
      knows({ waits: { soup: false, steak: true, beer: false } }),
      { serving: [null, 'starters'], held: new Set(), lines: [line('steak', { course: 'starters' })] },
      ['fire: 2 steak'],
    ],
    [
      'a dish that went back to a course that waits, that one alone',
      knows({ waits: { fish: true, steak: false } }),
      { lines: [line('fish', { course: 'mains' }), line('steak', { course: 'mains' })] },
      ['hold: 2 steak'],
    ],
    [
      'nothing for a dish that joined another course that waits',
      knows({ waits: { steak: true } }),
      { serving: ['desserts'], held: new Set(['desserts']), lines: [line('steak', { course: 'desserts' })] },
      [],
    ],
    [
      'no call for a course that is off',
      knows({ takenBack: { steak: 2 } }),
      { held: new Set(), lines: [line('steak', { course: 'mains', takenBack: 2 })] },
      [],
    ],
    [
      'nothing for what is made: nobody can help it',
      knows(),
      {
        lines: [line('soup', { takenBack: 1, done: true }), line('steak', { course: 'mains', done: true })],
        held: new Set(),
      },
      [],
    ],
    [
      'what is to be made by another note',
      knows(),
      { lines: [line('soup', { note: 'no salt', noteChanges: 1 }), line('steak', { course: 'mains' })] },
      ['change: 2 soup'],
    ],
    [
      'only what was changed since, of what is left, and nothing of what is made',
      knows({ noteChanges: { soup: 1, beer: 1 }, takenBack: { soup: 1 } }),
      {
        lines: [
          line('soup', { noteChanges: 2, takenBack: 1 }),
          line('beer', { noteChanges: 1 }),
          line('steak', { course: 'mains', noteChanges: 1, done: true }),
        ],
      },
      ['change: 1 soup'],
    ],
    [
      'a new order once, with the notes as they are',
      null,
      { lines: [line('soup', { note: 'no salt', noteChanges: 3 })], held: new Set() },
      ['order: 2 soup'],
    ],
    ['no void twice for what came back and went again', knows({ takenBack: { soup: 2 } }), {}, []],
  ])('%s', (_, told, over, tickets) => {
    const due = ticketsDue(told, order(over));
    expect(said(due)).toEqual(tickets);
    // Told once, told for good.
    expect(said(ticketsDue(due.told, order(over)))).toEqual([]);
  });

  it('gives each printer the lines of its stations, and all of them to one without', () => {
    const [whole] = wholeTicket(order());
    if (!whole) throw new Error('no ticket');
    const names = (stations: string[]) =>
      ticketFor(whole, stations)?.courses.flatMap(({ lines }) => lines.map(({ name }) => name)) ?? null;
    expect(names(['bar'])).toEqual(['beer']);
    expect(names(['kitchen'])).toEqual(['soup', 'steak']);
    expect(names([])).toEqual(['soup', 'beer', 'steak']);
    expect(names(['pizza'])).toBeNull();
  });
});

const words: TicketWords = {
  kind: { void: 'VOID', fire: 'FIRE', hold: 'WAIT', allergy: '!! ALLERGY !!', change: 'CHANGED' },
  copy: 'COPY',
  allergy: 'ALLERGY',
  note: 'Note',
  noNote: 'NO NOTE',
  held: 'WAIT FOR THE CALL',
  contains: 'contains',
  mayContain: 'may contain',
  notStated: 'not stated',
  order: number => `Order ${number}`,
  guest: index => `Guest ${index}`,
  seat: seat => `Seat ${seat}`,
  staff: 'Staff',
  allergen: code => code,
  course: id => id ?? '',
};
const paper = (over: Partial<OrderToPrint>, kind?: 'void' | 'change', isCopy = false) => {
  const [ticket] = wholeTicket(order(over));
  if (!ticket) throw new Error('no ticket');
  return ticketPaper({ ...ticket, ...(kind && { kind }) }, { words, columns: 32, isCopy });
};
const textOf = (lines: ReturnType<typeof paper>): string[] => lines.map(({ text }) => text);

describe('a ticket on paper', () => {
  it('names table, number, time and guest, then dishes with their ways, by course', () => {
    const steak = line('steak', { course: 'mains', modifiers: ['medium', 'no onion'] });
    expect(textOf(paper({ lines: [line('soup'), steak] }))).toEqual([
      'Table 5',
      'Order 17 · 19:42 · Guest 2',
      '='.repeat(32),
      '2 x  soup',
      '- mains -',
      'WAIT FOR THE CALL',
      '2 x  steak',
      '   + medium',
      '   + no onion',
    ]);
  });

  it('shouts an allergy before the dishes, and allergens at the dish', () => {
    const lines = paper({
      note: 'Allergic to nuts!',
      lines: [line('cake', { allergens: ['milk', 'nuts'] })],
    });
    const loud = lines.filter(({ reversed }) => reversed).map(({ text }) => text);
    expect(loud).toEqual(['!! ALLERGY !!', 'Allergic to nuts!', '   ! CONTAINS MILK, NUTS']);
    expect(lines.findIndex(({ text }) => text === '!! ALLERGY !!')).toBeLessThan(
      lines.findIndex(({ text }) => text.includes('cake')),
    );
    expect(lines.find(({ text }) => text === '!! ALLERGY !!')?.size).toBe('big');
  });

  it('shouts an allergy that stands at one dish, and says what else is in the dishes then', () => {
    const lines = paper({
      lines: [
        line('soup', { note: 'no nuts, I am allergic' }),
        line('cake', { allergens: ['milk'], mayContain: ['nuts'], allergensStated: true }),
        line('juice', { allergensStated: false, note: 'no ice' }),
      ],
    });
    expect(lines.filter(({ reversed }) => reversed).map(({ text, size }) => [text, size])).toEqual([
      ['!! ALLERGY !!', 'big'],
      ['  !! no nuts, I am allergic', 'tall'],
      ['   ! CONTAINS MILK', 'normal'],
      ['   ! MAY CONTAIN NUTS', 'normal'],
      ['   * no ice', 'tall'],
      ['   ! NOT STATED', 'normal'],
    ]);
  });

  it('keeps traces to itself where nobody speaks of an allergy, and a note in white on black', () => {
    const lines = paper({ lines: [line('cake', { mayContain: ['nuts'], note: 'no sugar' })] });
    expect(lines.filter(({ reversed }) => reversed).map(({ text }) => text)).toEqual(['   * no sugar']);
  });

  it('warns of an allergy that staff noted, and once more when they noted it after the ticket', () => {
    const noted = order({ allergy: 'nuts, guest in blue' });
    const shouted = paper({ allergy: 'nuts, guest in blue' });
    expect(shouted.slice(3, 5).map(({ text }) => text)).toEqual(['!! ALLERGY !!', 'nuts, guest in blue']);
    const before = ticketsDue(null, order()).told;
    const due = ticketsDue(before, noted);
    expect(due.tickets.map(({ kind }) => kind)).toEqual(['allergy']);
    expect(ticketsDue(due.told, noted).tickets).toEqual([]);
    expect(ticketsDue(due.told, order()).tickets).toEqual([]);
  });

  it('says whose a dish is, where staff said so', () => {
    const lines = textOf(paper({ lines: [line('soup', { seat: 2 }), line('bread', { seat: null })] }));
    expect(lines.filter(text => text.includes('Seat'))).toEqual(['   > Seat 2']);
    expect(lines.indexOf('   > Seat 2')).toBe(lines.indexOf('2 x  soup') + 1);
  });

  it('says a wish as a wish, and who ordered for the table', () => {
    const lines = paper({ note: 'Please hurry', guest: 0 });
    expect(textOf(lines)).toContain('Order 17 · 19:42 · Staff');
    expect(lines.filter(({ text, reversed }) => reversed && text === 'Please hurry')).toEqual([]);
  });

  it('says the note by which a dish is made now, that there is none any more, and shouts an allergy', () => {
    const lines = paper({ lines: [line('soup', { note: 'no nuts, allergic' }), line('cake')] }, 'change');
    expect(lines.filter(({ reversed }) => reversed).map(({ text }) => text)).toEqual([
      'CHANGED',
      '!! ALLERGY !!',
      '  !! no nuts, allergic',
      '   * NO NOTE',
    ]);
    expect(textOf(lines)).toContain('2 x  soup');
  });

  it('says what it is before anything else when it is no new order', () => {
    const lines = paper({}, 'void');
    expect(lines[0]).toMatchObject({ text: 'VOID', size: 'big', reversed: true });
    expect(textOf(lines)).toContain('-2 x soup');
    expect(paper({}, undefined, true)[0]).toMatchObject({ text: 'COPY', reversed: true });
  });
});

describe('trying again', () => {
  it.each(PRINTER_PROBLEMS)(
    'after %s waits a second at least, a minute at most, never less than before',
    problem => {
      const pauses = Array.from({ length: 40 }, (_, index) => backoffAfter(problem, index + 1));
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1_000);
      expect(Math.max(...pauses)).toBeLessThanOrEqual(60_000);
      expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    },
  );

  it('tells staff at once, but of a busy printer only when it stays so', () => {
    expect(isTrouble('paper_out', 1)).toBe(true);
    expect(isTrouble('busy', 1)).toBe(false);
    expect(isTrouble('busy', 5)).toBe(true);
  });
});
