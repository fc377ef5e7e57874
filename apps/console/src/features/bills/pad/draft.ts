import type { CallInput } from '@tableside/contract/client';
import { chosenOptions, type DishChoice } from '@tableside/contract/dish-choice';
import type { MenuItem } from '@tableside/contract/http/menu';
import { seatBehind } from '@tableside/domain/floor';
import { type Minor, sum, times } from '@tableside/domain/money';
import { priceOfDish } from '../add/dish.ts';

type WireLine = CallInput<'POST /console/{venue}/bills/{bill}/lines'>['body']['lines'][number];

/** A line that is about to be put on a bill. Minor units. */
export type DraftLine = {
  /** Alike lines are one line with a larger quantity. */
  readonly key: string;
  readonly name: string;
  readonly details: string;
  readonly unit: Minor;
  readonly quantity: number;
  /** Whether its course waits in the kitchen once it is sent, as staff said; absent: by the rule. */
  readonly held?: boolean;
  readonly wire: WireLine;
};

/** With which course it comes and whose it is, at the end of its key. */
const placeOf = ({ course_id, seat }: WireLine): string =>
  `${course_id ? ` course ${course_id}` : ''}${seat ? ` seat ${seat}` : ''}`;
const placed = (line: DraftLine, where: Pick<WireLine, 'course_id' | 'seat'>): DraftLine => {
  const wire = { ...line.wire, ...where };
  return {
    ...line,
    key: `${line.key.slice(0, line.key.length - placeOf(line.wire).length)}${placeOf(wire)}`,
    wire,
  };
};

const NONE: readonly DraftLine[] = [];

/** The contract's bounds. */
export const MAX_PIECES = 50;
export const MAX_LINES = 50;

/** A dish of the menu as chosen. */
export const dishLine = (
  dish: MenuItem,
  choice: DishChoice,
  more: { readonly quantity: number; readonly note: string; readonly decimals: number },
): DraftLine => {
  const options = chosenOptions(dish, choice);
  const variation = dish.variations.find(({ id }) => id === choice.variationId);
  const wire = {
    menu_item_id: dish.id,
    variation_id: choice.variationId,
    option_ids: options.map(({ id }) => id),
    quantity: more.quantity,
    note: more.note,
  };
  return {
    key: JSON.stringify([dish.id, wire.variation_id, wire.option_ids, wire.note]),
    name: dish.name,
    details: [variation?.name, ...options.map(({ name }) => name), more.note].filter(Boolean).join(', '),
    unit: priceOfDish(dish, choice, more.decimals),
    quantity: more.quantity,
    wire,
  };
};

/** A line for one seat; null: for the table. Of a line that had another seat it is a line of its own. */
export const atSeat = (line: DraftLine, seat: number | null): DraftLine => placed(line, { seat });

/** A line that comes with a course; null: as soon as it is ready. What was said of the course it had goes with that. */
export const inCourse = ({ held: _, ...line }: DraftLine, course: string | null): DraftLine =>
  placed(line, { course_id: course });

/** Something the menu does not have. */
export const wordsLine = (name: string, price: Minor, quantity: number): DraftLine => ({
  key: JSON.stringify([name, price]),
  name,
  details: '',
  unit: price,
  quantity,
  wire: { name, price, quantity },
});

const withQuantity = (line: DraftLine, quantity: number): DraftLine => ({
  ...line,
  quantity: Math.min(MAX_PIECES, quantity),
  wire: { ...line.wire, quantity: Math.min(MAX_PIECES, quantity) },
});

/** Adds a line, or its pieces to the line that is alike. Full drafts stay as they are. */
export const addLine = (draft: readonly DraftLine[], line: DraftLine): readonly DraftLine[] => {
  if (draft.some(({ key }) => key === line.key)) {
    return draft.map(known =>
      known.key === line.key ? withQuantity(known, known.quantity + line.quantity) : known,
    );
  }
  return draft.length >= MAX_LINES ? draft : [...draft, line];
};

/** Lines of a party that joined one with so many seats; what was one guest's stays one guest's. */
export const behindSeats = (lines: readonly DraftLine[], seats: number): readonly DraftLine[] =>
  seats === 0
    ? lines
    : lines.map(line => atSeat(line, seatBehind(line.wire.seat ?? null, seats))).reduce(addLine, NONE);

/** Sets how many of a line; none takes it out. */
export const setQuantity = (
  draft: readonly DraftLine[],
  key: string,
  quantity: number,
): readonly DraftLine[] =>
  quantity <= 0
    ? draft.filter(line => line.key !== key)
    : draft.map(line => (line.key === key ? withQuantity(line, quantity) : line));

export const draftTotal = (draft: readonly DraftLine[]): Minor =>
  sum(draft.map(({ unit, quantity }) => times(unit, quantity)));
export const draftPieces = (draft: readonly DraftLine[]): number =>
  draft.reduce((all, { quantity }) => all + quantity, 0);
