import type { NoticeKind } from '@tableside/domain/staff';
import { staffWords } from '../../staff-words.ts';

const wordsIn = staffWords('console-push', 'push');

/** A notice in words: what is the matter and at which table, nothing of any guest. */
export const noticeTitle = (kind: NoticeKind, table: string | null, asked: string): string => {
  const say = wordsIn(asked);
  const named = table !== null && /^\d+$/.test(table) ? say('table', { number: table }) : (table ?? '');
  return say(`say.${kind}`, { table: named });
};
