import { Refusal } from '@tableside/contract';
import { isLongNote, MAX_ITEM_NOTE, noteOfPortions, withoutAbove } from '@tableside/domain/notes';
import type { Run } from '../../../database/database.ts';
import {
  amongOtherNotes,
  type LineOfPiece,
  lockLineOfPiece,
  notesOfPortions,
  type Piece,
  writeLineNote,
  writePortionNote,
} from '../../bills/index.ts';
import type { LockedForStaff } from './change-bill.ts';

const refuseLong = (note: string): void => {
  if (!isLongNote(note)) return;
  const fields = { note: `at most ${MAX_ITEM_NOTE} characters in all for a dish that the kitchen makes` };
  throw new Refusal('validation_failed', { fields, most: MAX_ITEM_NOTE });
};

/** Says of a dish what its portions say now. `above`: the long note that stood above the dishes for it, if one did. */
const followPortions = async (run: Run, line: LineOfPiece, above: Pick<Piece, 'name' | 'note'>) => {
  const notes = await notesOfPortions(run, line);
  const note = noteOfPortions(notes);
  refuseLong(note);
  const comment = notes.includes(above.note) ? line.comment : withoutAbove(line.comment, above);
  if (note === line.note && comment === line.comment) return;
  await writeLineNote(run, line, { note, comment });
};

/**
 * Staff write another note on a piece: for all parts of its dish, and with those of the dish's other portions for the
 * kitchen, its paper and the guest. Refuses dish_made where nobody can make it otherwise any more, validation_failed for
 * more words than stand beside a dish.
 */
export const changeNote = async (
  { run, bill }: LockedForStaff,
  piece: Piece,
  note: string,
): Promise<void> => {
  const line = await lockLineOfPiece(run, piece.id);
  if (line?.made) throw new Refusal('dish_made');
  if (line) refuseLong(note);
  await writePortionNote(run, bill.id, piece, note);
  if (line) await followPortions(run, line, piece);
};

/** Portions were taken off: of a dish whose portions had several notes, those of the others are what is to be read. */
export const followWhatIsLeft = async (
  { run }: Pick<LockedForStaff, 'run'>,
  gone: readonly Piece[],
): Promise<void> => {
  const among = await amongOtherNotes(
    run,
    gone.map(({ id }) => id),
  );
  const told = new Set<string>();
  for (const piece of gone.filter(({ id }) => among.has(id))) {
    const line = await lockLineOfPiece(run, piece.id);
    if (!line || told.has(line.id)) continue;
    told.add(line.id);
    await followPortions(run, line, piece);
  }
};
