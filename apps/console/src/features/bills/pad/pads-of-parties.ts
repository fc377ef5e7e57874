import { addLine } from './draft.ts';
import { type Pad, padAt } from './kept-pads.ts';

type Seated = { readonly id: string; readonly opened_at: string | null };

/** Two pads that came to lie at one place; what was sent and not answered stays as it was sent. */
const together = (pads: readonly Pad[], pad: Pad): readonly Pad[] => {
  const there = pads.find(({ place }) => place === pad.place);
  if (!there) return [...pads, pad];
  const [kept, added] = pad.sending === null ? [there, pad] : [pad, there];
  const lines = kept.sending === null ? added.lines.reduce(addLine, kept.lines) : kept.lines;
  return pads.map(each => (each === there ? { ...kept, lines } : each));
};

/**
 * The pads as the tables stand now. One begun before anybody sat down is for whoever does; a party that moved takes it along;
 * once a party is gone, or others sit there, it is for nobody.
 */
export const padsOfParties = (pads: readonly Pad[], tables: readonly Seated[]): readonly Pad[] => {
  const settled = pads.reduce<readonly Pad[]>((all, pad) => {
    const table = tables.find(({ id }) => padAt.table(id) === pad.place);
    if (!table) return together(all, pad);
    const { opened_at } = table;
    if (pad.party === opened_at) return together(all, pad);
    // Others who came before them joined the party, or the first of it have sat down.
    if (opened_at !== null && (pad.party === null || opened_at < pad.party))
      return together(all, { ...pad, party: opened_at });
    const moved = pad.party === null ? undefined : tables.find(each => each.opened_at === pad.party);
    return moved ? together(all, { ...pad, place: padAt.table(moved.id) }) : all;
  }, []);
  const same = settled.length === pads.length && settled.every((pad, at) => pad === pads[at]);
  return same ? pads : settled;
};
