import { UNSEEN } from '@tableside/domain/notes';
import { signsOf } from '@tableside/i18n';

/** Longest name, in signs as people count them, and in units: marks heaped on one sign are no name. */
const MOST = { signs: 20, units: 60 } as const;

/** What a guest is called by the others of a table, as it is kept: one line, nothing hidden, cut by whole signs; null: none. */
export const partyName = (typed: string): string | null => {
  const plain = typed.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();
  let name = '';
  for (const sign of signsOf(plain).slice(0, MOST.signs)) {
    if (name.length + sign.length > MOST.units) break;
    name += sign;
  }
  return name.trim() || null;
};
