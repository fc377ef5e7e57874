import { NOTICE_KINDS, type NoticeKind } from '@tableside/domain/staff';
import type { Deps } from '../../deps.ts';
import { queueNotice } from '../push/index.ts';
import { type Found, findNew } from './found-store.ts';

/** Called by the outbox the moment they happen; what is found here later is for letters alone. */
const CALLED_AT_ONCE: readonly NoticeKind[] = ['alert', 'books'];

const kindOf = ({ cause }: Found): NoticeKind | undefined =>
  NOTICE_KINDS.find(kind => kind === cause && !CALLED_AT_ONCE.includes(kind));

/**
 * Looks for what nobody came to in time and for what broke. Each is written down once and calls devices in the same
 * transaction, so that whoever dies in between skips nothing and says nothing twice.
 */
export const watchForNotices = async (deps: Pick<Deps, 'database'>, now: number): Promise<void> =>
  deps.database.transaction(async run => {
    const at = new Date(now);
    for (const found of await findNew(run, at)) {
      const kind = kindOf(found);
      if (!kind) continue;
      const { venueId, dedupeKey, subject } = found;
      await queueNotice(run, { venueId, dedupeKey, kind, tableName: subject }, at);
    }
  });
