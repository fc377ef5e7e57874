import type { KitchenOrder, KitchenSettings } from '@tableside/contract/http/console/kitchen';
import { expect, it } from 'vitest';
import { type KitchenChange, ticketAfter } from '../ahead/ticket-after.ts';
import { addStation, draftOf, isComplete, removeStation, toggleRoute } from '../setup/setup-draft.ts';
import { soldOutChoices } from '../sold-out/sold-out-choices.ts';
import { allDay, callsGuest, kitchenBoard, openLines, renotedLines, unseenLines } from './kitchen-board.ts';
import { linesOnPass, passBoard } from './pass-board.ts';

const settings: KitchenSettings = {
  stations: [
    { id: 'kitchen', name: 'Kitchen', categories: [], items: [] },
    { id: 'bar', name: 'Bar', categories: ['drinks'], items: [] },
  ],
  soon_minutes: 10,
  late_minutes: 20,
  holds_courses: true,
  item_notes: true,
  courses: [
    { id: 'starters', name: 'Starters' },
    { id: 'mains', name: 'Mains' },
  ],
  revision: 0,
  changed_by: null,
};
const at = (minutes: number): string => new Date(Date.UTC(2026, 4, 1, 12, minutes)).toISOString();
const aLine = (id: string, over: Partial<KitchenOrder['lines'][number]> = {}) => ({
  id,
  item_id: id,
  variation_id: null,
  name: id,
  quantity: 1,
  modifiers: [],
  note: '',
  note_was: null,
  seat: null,
  allergens: [],
  may_contain: [],
  allergens_stated: false,
  station: 'kitchen',
  course_id: null,
  ready_at: null,
  ready_by: null,
  delivered_at: null,
  taken_off: 0,
  unseen_off: 0,
  ...over,
});
const anOrder = (
  number: number,
  lines: KitchenOrder['lines'],
  over: Partial<KitchenOrder> = {},
): KitchenOrder => ({
  order_id: String(number),
  unique_order_number: `o-${number}`,
  status: 'active',
  table_name: '7',
  order_type: 'default',
  guest_index: 1,
  party_left: false,
  comment: '',
  allergy: '',
  accepted_at: at(number),
  wait_minutes: null,
  closed_at: null,
  courses: [],
  lines,
  ...over,
});
const numbers = (list: readonly { readonly order: KitchenOrder }[]) =>
  list.map(({ order }) => order.order_id);

it('shows the oldest ticket first, those on hold last, and what is made or finished apart, latest first', () => {
  const orders = [
    anOrder(3, [aLine('soup')]),
    anOrder(1, [aLine('beer', { station: 'bar' }), aLine('steak', { course_id: 'mains' })]),
    anOrder(2, [
      aLine('salad', { course_id: 'starters', station: 'bar' }),
      aLine('pie', { course_id: 'mains' }),
    ]),
    anOrder(4, [aLine('cake', { ready_at: at(30) })]),
    anOrder(5, [aLine('tea', { delivered_at: at(40) })]),
    anOrder(6, [aLine('jam')], { status: 'closed', closed_at: at(20) }),
  ];
  const kitchen = kitchenBoard(orders, 'kitchen', settings);
  expect(numbers(kitchen.open)).toEqual(['1', '3', '2']);
  expect(kitchen.open.map(({ state }) => state)).toEqual(['cooking', 'cooking', 'waits']);
  expect(numbers(kitchen.done)).toEqual(['5', '4', '6']);
  expect(numbers(kitchenBoard(orders, 'bar', settings).open)).toEqual(['1', '2']);
});

it('makes a ticket anew when its order or the settings changed, and only then', () => {
  const [steak, soup] = [anOrder(1, [aLine('steak')]), anOrder(2, [aLine('soup')])];
  const before = kitchenBoard([steak, soup], null, settings).open;
  const made = { ...steak, lines: [aLine('steak', { ready_at: at(9) }), aLine('pie')] };
  const after = kitchenBoard([made, soup], null, settings).open;
  expect(after[1]).toBe(before[1]);
  expect(after[0] && openLines(after[0]).map(({ id }) => id)).toEqual(['pie']);
  const others = kitchenBoard([steak, soup], null, { ...settings, holds_courses: false }).open;
  expect(others[1]).not.toBe(before[1]);
  expect(kitchenBoard([soup], 'bar', settings).open).toEqual([]);
});

it('counts what is to be made now, not what is held or done', () => {
  const orders = [
    anOrder(1, [aLine('soup', { quantity: 2 }), aLine('pie', { course_id: 'mains' })]),
    anOrder(2, [
      aLine('soup', { course_id: 'starters', modifiers: [{ id: 'x', name: 'no leek' }] }),
      aLine('tart', { course_id: 'mains' }),
      aLine('cake', { ready_at: at(3) }),
    ]),
  ];
  const { open } = kitchenBoard(orders, null, settings);
  expect(allDay(open).map(({ name, count }) => `${count} ${name}`)).toEqual(['3 soup', '1 pie']);
  expect(allDay(open, 'held').map(({ name, count }) => `${count} ${name}`)).toEqual(['1 tart']);
  expect(open.map(ticket => openLines(ticket).map(({ id }) => id))).toEqual([['soup', 'pie'], ['soup']]);
});

it('shows the pass what is complete first, and each order until its last dish was brought', () => {
  const made = { ready_at: at(20) };
  const orders = [
    anOrder(1, [aLine('soup', made), aLine('pie')]),
    anOrder(2, [aLine('tea', { ...made, course_id: 'starters' }), aLine('tart', { course_id: 'mains' })]),
    anOrder(3, [aLine('steak', { ...made, delivered_at: at(30) })]),
    anOrder(4, [aLine('cake', { ...made, delivered_at: at(30) }), aLine('jam', made)]),
    anOrder(5, [aLine('beer')], { status: 'closed', closed_at: at(20) }),
  ];
  const pass = passBoard(orders, settings);
  expect(numbers(pass)).toEqual(['2', '4', '1']);
  expect(pass.map(ticket => linesOnPass(ticket).map(({ id }) => id))).toEqual([['tea'], ['jam'], ['soup']]);
});

it('knows what is to be made by another note, and nothing of which none is wanted', () => {
  const orders = [
    anOrder(1, [
      aLine('soup', { note: 'no salt', note_was: 'hot' }),
      aLine('tea', { note: 'hot' }),
      aLine('cake', { note: '', note_was: 'no nuts' }),
      aLine('pie', { note_was: '', taken_off: 1, unseen_off: 1 }),
    ]),
  ];
  const { open } = kitchenBoard(orders, 'kitchen', settings);
  expect(open.flatMap(renotedLines).map(({ id }) => id)).toEqual(['soup', 'cake']);
});

it('keeps what was taken off in sight until somebody has seen it, and out of what is made and counted', () => {
  const gone = { taken_off: 1, unseen_off: 1 };
  const ended = { status: 'rejected', closed_at: at(9) } as const;
  const orders = [
    anOrder(1, [aLine('soup', { quantity: 3, ...gone }), aLine('pie', gone)]),
    anOrder(2, [aLine('tea', gone)], ended),
    anOrder(3, [aLine('tea', { ...gone, unseen_off: 0 })], ended),
  ];
  const { open, done } = kitchenBoard(orders, null, settings);
  expect(open.map(({ order, state }) => [order.order_id, state])).toEqual([
    ['1', 'cooking'],
    ['2', 'void'],
  ]);
  expect(done).toEqual([]);
  expect(allDay(open).map(({ name, count }) => `${count} ${name}`)).toEqual(['2 soup']);
  expect(open.map(ticket => openLines(ticket).map(({ id }) => id))).toEqual([['soup'], []]);
  expect(open.map(ticket => unseenLines(ticket).map(({ id }) => id))).toEqual([['soup', 'pie'], ['tea']]);
});

it.each([
  ['the last of a counter', 'pickup', ['b'], true],
  ['not the last', 'pickup', [], false],
  ['the last of a table', 'default', ['b'], false],
] as const)('%s calls the guest: %s', (_, order_type, bumped, expected) => {
  const order = anOrder(1, [aLine('a', { ready_at: at(1) }), aLine('b')], { order_type });
  expect(
    callsGuest(
      order,
      bumped.map(id => ({ id })),
    ),
  ).toBe(expected);
});

it('offers everything of a ticket that can run out, once', () => {
  const pizza = { item_id: 'pizza', variation_id: 'large', modifiers: [{ id: 'ham', name: 'Ham' }] };
  const order = anOrder(1, [
    aLine('1', { ...pizza, name: 'Pizza (Large)' }),
    aLine('2', { ...pizza, name: 'Pizza (Large)' }),
    aLine('3', { item_id: 'soup', name: 'Soup' }),
  ]);
  const [ticket] = kitchenBoard([order], null, settings).open;
  const left = { remaining: 3, back_at: null, each_day: null };
  const onMenu = (id: string, name: string) => ({
    id,
    kind: 'item' as const,
    of: null,
    name,
    category: '',
    in_stock: true,
    ...left,
  });
  const stock = {
    items: [onMenu('pizza', 'Pizza'), onMenu('calzone', 'Calzone'), onMenu('soup', 'Soup')],
    ingredients: ['Dough', 'Noodles', 'Slices'].map(name => ({ id: name, name, ...left })),
    uses: {
      'item:pizza': { Dough: 1 },
      'item:calzone': { Dough: 1 },
      'item:ramen': { Noodles: 1 },
      'option:ham': { Slices: 2 },
    },
  };
  expect(ticket && soldOutChoices(ticket, stock)).toEqual([
    { kind: 'variation', id: 'large', name: 'Pizza (Large)' },
    { kind: 'item', id: 'pizza', name: 'Pizza' },
    { kind: 'item', id: 'soup', name: 'Soup' },
    { kind: 'option', id: 'ham', name: 'Ham' },
    // What its dishes share with others, and what goes with it; not what they do not take.
    { kind: 'ingredient', id: 'Dough', name: 'Dough', takes: ['Pizza', 'Calzone'] },
    { kind: 'ingredient', id: 'Slices', name: 'Slices', takes: [] },
  ]);
});

it('sends a category to one station at a time, and keeps the last station', () => {
  const draft = toggleRoute(draftOf(settings), 'kitchen', 'categories', 'drinks');
  expect(draft.stations.map(({ categories }) => categories)).toEqual([['drinks'], []]);
  expect(toggleRoute(draft, 'kitchen', 'categories', 'drinks').stations[0]?.categories).toEqual([]);
  expect(isComplete(addStation(draft, { id: 'x', name: ' ' }))).toBe(false);
  expect(isComplete({ ...draft, late_minutes: 10 })).toBe(false);
  const one = removeStation(draft, 'bar');
  expect(removeStation(one, 'kitchen').stations).toHaveLength(1);
});

it('shows what a tap on a ticket comes to before the server has answered', () => {
  const order = anOrder(1, [aLine('soup'), aLine('pie', { course_id: 'mains' })], {
    courses: [{ id: 'mains', held: true, at: at(1), by: 'Rūta' }],
  });
  const after = (change: KitchenChange, before = order) => ticketAfter(change, at(9))(before);
  const made = after({ kind: 'ready', items: ['soup'], ready: true });
  const fired = after({ kind: 'course', course: 'mains', held: false }, made);
  const all = after({ kind: 'ready', items: ['pie'], ready: true }, fired);
  const states = (each: KitchenOrder) => kitchenBoard([each], null, settings).open.map(({ state }) => state);
  expect([order, made, fired, all].map(states)).toEqual([['cooking'], ['waits'], ['cooking'], []]);
  expect(after({ kind: 'ready', items: ['soup'], ready: false }, made)).toEqual(order);
  const brought = after({ kind: 'bring', items: ['soup'], brought: true }, made);
  expect(after({ kind: 'bring', items: ['soup'], brought: false }, brought)).toEqual(made);
  const taken = anOrder(2, [aLine('cake', { quantity: 2, taken_off: 1, unseen_off: 1 })]);
  const seen = after({ kind: 'ready', items: ['cake'], ready: true }, taken);
  expect(seen.lines[0]).toMatchObject({ ready_at: at(9), unseen_off: 0 });
  // What is so already stays the same ticket, which is not drawn anew.
  expect(after({ kind: 'ready', items: ['soup'], ready: true }, made)).toBe(made);
  expect(after({ kind: 'course', course: 'mains', held: true })).toBe(order);
});
