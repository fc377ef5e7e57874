import type { Booked } from './bank.ts';
import type { Begun, Notes } from './notes.ts';

/** What the guest reads in the end against what the bank did with the guest's money. */
const holdAnswer = async (begun: Begun, booked: Booked | undefined, notes: Notes): Promise<void> => {
  const seen = await begun.look();
  const say = (what: string): void =>
    notes.breaks(begun.seed, `payment ${begun.uuid} at ${begun.bank}: ${what}`);
  if (!seen) {
    say('its own phone does not find it');
    return;
  }
  const captured = booked?.captured_minor ?? 0;
  const refunded = Math.round(seen.refunded * 100);
  const total = Math.round(seen.total * 100);
  if (begun.untold && captured > 0) {
    if (seen.status === 'paid') say('is paid though nobody could know');
    return;
  }
  if (seen.status === 'paid' && captured === 0) say('is told as paid, nothing was taken');
  if (seen.status === 'paid' && captured !== total)
    say(`is told as paid with ${total}, ${captured} was taken`);
  if (seen.status !== 'paid' && captured > 0 && refunded !== captured)
    say(`is told as ${seen.status}, ${captured} was taken and ${refunded} is back`);
  if (captured === 0 && ['processing', 'checking'].includes(seen.status) && booked?.status !== 'pending')
    say(`is told as ${seen.status} for ever, the provider says ${booked?.status ?? 'nothing'}`);
  if (refunded > captured) say(`gave back ${refunded} of ${captured}`);
};

export const holdAnswers = async (notes: Notes, books: ReadonlyMap<string, Booked>): Promise<void> => {
  const seen = new Set<string>();
  for (const begun of notes.begun) {
    if (seen.has(begun.uuid)) continue;
    seen.add(begun.uuid);
    await holdAnswer(begun, books.get(begun.uuid), notes);
  }
};
