import { addLine, behindSeats } from './draft.ts';
import { joinedAt, type Seated } from './joined.ts';
import { type Pad, padAt } from './kept-pads.ts';

/** Two pads that came to lie at one place; what was sent and not answered stays as it was sent. */
const together = (pads: readonly Pad[], pad: Pad): readonly Pad[] => {
  const there = pads.find(({ place }) => place === pad.place);
  if (!there) return [...pads, pad];
  const [kept, added] = pad.sending === null ? [there, pad] : [pad, there];
  const lines = kept.sending === null ? added.lines.reduce(addLine, kept.lines) : kept.lines;
  return pads.map(each => (each === there ? { ...kept, lines } : each));
};

/** A pad whose party joined another lies where that one sits, each seat by its new number; null: it joined none. */
const followed = (pad: Pad, tables: readonly Seated[]): Pad | null => {
  const { table: at, bill } = padAt.partsOf(pad.place);
  const joined = joinedAt(tables, { table: at, party: pad.party, bill });
  if (!joined) return null;
  const { table, as } = joined;
  // The bill itself may have gone over: then it is where it was.
  if (bill !== null && as.into === bill) return null;
  const place = bill !== null && as.into !== null ? padAt.bill(as.into) : padAt.table(table.id);
  // What was sent is sent again as it was: that its party joined another, the server knows.
  const lines = pad.sending === null ? behindSeats(pad.lines, as.seats) : pad.lines;
  return { ...pad, place, party: table.opened_at, lines };
};

/**
 * The pads as the tables stand now. One begun before anybody sat down is for whoever does; a party that moved, or joined
 * another, takes it along; once a party is gone, or others sit there, it is for nobody.
 */
export const padsOfParties = (pads: readonly Pad[], tables: readonly Seated[]): readonly Pad[] => {
  const settled = pads.reduce<readonly Pad[]>((all, pad) => {
    const table = tables.find(({ id }) => padAt.table(id) === pad.place);
    if (table && pad.party === table.opened_at) return together(all, pad);
    const along = followed(pad, tables);
    if (along) return together(all, along);
    if (!table) return together(all, pad);
    const { opened_at } = table;
    // Others who came before them joined the party, or the first of it have sat down.
    if (opened_at !== null && (pad.party === null || opened_at < pad.party))
      return together(all, { ...pad, party: opened_at, ...(pad.party === null && { begunFree: true }) });
    const moved = pad.party === null ? undefined : tables.find(each => each.opened_at === pad.party);
    return moved ? together(all, { ...pad, place: padAt.table(moved.id) }) : all;
  }, []);
  const same = settled.length === pads.length && settled.every((pad, at) => pad === pads[at]);
  return same ? pads : settled;
};
