import type { Deps } from '../../deps.ts';
import { readEvents } from '../../realtime/store.ts';
import { noticeOf } from './notice.ts';
import { anybodySubscribed, forgetPlace, lockPlace, queueNotice, writePlace } from './store.ts';

/** Events of one round. */
const PAGE = 500;

/** One round; true when there may be more. */
const round = ({ database }: Pick<Deps, 'database'>, at: Date): Promise<boolean> =>
  database.transaction(async run => {
    const place = await lockPlace(run);
    if (!place) return false;
    if (!(await anybodySubscribed(run))) {
      await forgetPlace(run);
      return false;
    }
    const { events } = await readEvents(run, place, PAGE);
    for (const event of events) {
      const notice = noticeOf(event);
      if (notice) await queueNotice(run, notice, at);
    }
    const last = events.at(-1);
    if (last) await writePlace(run, { xid: last.xid, id: last.id });
    return events.length === PAGE;
  });

/**
 * Makes messages of the outbox's events. The place of the last one looked at moves in the same transaction, so that no
 * event is skipped, whoever dies; and one that is looked at twice is the same message by its key. DESIGN §8.
 */
export const queueNotices = async (deps: Pick<Deps, 'database'>, now: number): Promise<void> => {
  while (await round(deps, new Date(now)));
};
