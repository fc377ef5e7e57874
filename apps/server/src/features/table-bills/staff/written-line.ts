import { randomUUID } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { type LineWords, lineWords, textIn } from '@tableside/domain/menu';
import { type Minor, minor, ZERO } from '@tableside/domain/money';
import { isLongNote as isLong, noteOfPortions } from '@tableside/domain/notes';
import { soldAt, type VatRate } from '@tableside/domain/vat';
import type { VenueSettings } from '@tableside/domain/venue';
import type { CallInputOnServer } from '../../../http/mount/handler.ts';
import type { NewPiece, PieceModifier } from '../../bills/index.ts';
import { courseOf, lineOfStaff, type MenuNow, type ResolvedLine, resolveLine } from '../../cart/index.ts';
import { lineOf, lineOfWords, type NewOrderLine } from '../../orders/index.ts';

/** A line as staff wrote it. */
export type Line = CallInputOnServer<'POST /console/{venue}/bills/{bill}/lines'>['body']['lines'][number];

/** A line as it goes on the bill, its pieces alike. Minor units. */
export type Written = {
  readonly name: string;
  readonly words: LineWords | null;
  readonly modifiers: readonly PieceModifier[];
  readonly price: Minor;
  readonly before: Minor | null;
  readonly menuItemId: string | null;
  readonly quantity: number;
  readonly note: string;
  /** Who at the table gets it. */
  readonly seat: number | null;
  /** Of VAT; null: the venue pays none. */
  readonly rate: VatRate | null;
  /** The line as the kitchen gets it. */
  readonly forKitchen: (orderId: string, position: number) => NewOrderLine;
};

/** A note that stands above the dishes: it is longer than there is room beside one. */
export const isLongNote = ({ note }: { readonly note: string }): boolean => isLong(note);
const noteOnLine = ({ note }: { readonly note: string }): string => noteOfPortions([note]);

const refuseProblem = ({ line, problem }: ResolvedLine): void => {
  if (problem === null) return;
  if (problem.code === 'options_invalid') {
    throw new Refusal('options_invalid', { item_id: line.item_id, group: problem.group });
  }
  throw new Refusal('menu_item_unavailable', { item_id: line.item_id });
};

/** A dish of the menu, by the guests' rules and the server's price. Refuses menu_item_unavailable, options_invalid. */
export const ofMenu = (
  line: Extract<Line, { menu_item_id: string }>,
  now: MenuNow,
  settings: Pick<VenueSettings, 'mainLanguage' | 'legal' | 'courses'>,
): Written => {
  const { mainLanguage: language, legal } = settings;
  const resolved = resolveLine(lineOfStaff(line, settings), now);
  refuseProblem(resolved);
  const { item, category, variation, options, unit, before } = resolved;
  if (!item) throw new Refusal('menu_item_unavailable', { item_id: line.menu_item_id });
  const text = (translated: Parameters<typeof textIn>[0]): string => textIn(translated, language, language);
  const dish = text(item.name);
  return {
    name: variation ? `${dish} (${text(variation.name)})` : dish,
    words: lineWords({ item, variation, options }, language),
    modifiers: options.map(({ name, markup }) => ({ name: text(name), price: markup, quantity: 1 })),
    price: unit,
    before,
    menuItemId: line.menu_item_id,
    quantity: line.quantity,
    note: line.note,
    seat: line.seat,
    rate: soldAt(legal, item, category),
    forKitchen: (orderId, position) => ({
      ...lineOf(
        { ...resolved, item },
        orderId,
        position,
        { discount: ZERO, loyalty: ZERO },
        { language, mainLanguage: language },
        legal,
      ),
      note: noteOnLine(line),
    }),
  };
};

/** Something in staff's own words and at their price. */
export const ofWords = (
  line: Extract<Line, { name: string }>,
  { legal, courses }: Pick<VenueSettings, 'legal' | 'courses'>,
): Written => ({
  name: line.name,
  words: null,
  modifiers: [],
  price: minor(line.price),
  before: null,
  menuItemId: null,
  quantity: line.quantity,
  note: line.note,
  seat: line.seat,
  rate: soldAt(legal),
  forKitchen: (orderId, position) => ({
    ...lineOfWords(line, orderId, position, legal),
    course_id: courseOf(line, { courses }),
    note: noteOnLine(line),
  }),
});

/** The order of the house that lines were sent to the kitchen with. */
type Sent = { readonly id: string; readonly lines: readonly { readonly id: string }[] };

/** Lines as pieces of the bill; `sent` null: nobody makes them. */
export const piecesOfLines = (
  lines: readonly Written[],
  { addedBy, at, sent }: { readonly addedBy: string; readonly at: Date; readonly sent: Sent | null },
): NewPiece[] =>
  lines
    .flatMap((line, index) => Array.from({ length: line.quantity }, () => ({ line, index })))
    .map(({ line, index }, position) => ({
      id: randomUUID(),
      position,
      kind: 'item',
      order_id: sent?.id ?? null,
      order_line_id: sent?.lines[index]?.id ?? null,
      guest_index: null,
      seat: line.seat,
      menu_item_id: line.menuItemId,
      name: line.name,
      words: line.words,
      modifiers: line.modifiers,
      price: line.price,
      discount_share: ZERO,
      loyalty_share: ZERO,
      strikethrough_price: line.before,
      note: line.note,
      added_by: addedBy,
      added_at: at.toISOString(),
      booked: true,
      vat_rate: line.rate?.id ?? null,
      vat_percent: line.rate?.percent ?? null,
    }));
