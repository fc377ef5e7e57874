/**
 * What a note of the list may say, several parted by ` | `:
 * `later: …` comes with work that is still ahead; `unmet: …` cannot be met; `outvoted: …` was decided otherwise;
 * `in part: …` what of the row is not built or not tested; `stands: …` why the row is met although it names a system that
 * is not built; `no client GET /x: …` why a call is served that neither the guest app nor the console makes.
 */
export const NOTE_KINDS = ['later', 'unmet', 'outvoted', 'in part', 'stands', 'no client'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];
/** `about`: what stands between the kind and its reason, such as the call. */
export type Note = { kind: NoteKind; about: string; reason: string };

const one = new RegExp(`^(${NOTE_KINDS.join('|')})\\b([^:]*): (\\S.*)$`);

/** The notes of a row; undefined where one of them begins as no note does or gives no reason. */
export const parseNotes = (text: string): Note[] | undefined => {
  if (text === '') return [];
  const notes: Note[] = [];
  for (const part of text.split(' | ')) {
    const [, kind, about = '', reason = ''] = one.exec(part) ?? [];
    if (kind === undefined) return undefined;
    notes.push({ kind: kind as NoteKind, about: about.trim(), reason });
  }
  return notes;
};
