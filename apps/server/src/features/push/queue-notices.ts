import type { Deps } from '../../deps.ts';
import { followEvents } from '../../realtime/index.ts';
import { noticeOf } from './notice.ts';
import { queueNotice } from './queue-notice.ts';
import { anybodySubscribed } from './store.ts';

/** Makes messages of the outbox's events; one that is looked at twice is the same message by its key. */
export const queueNotices = (deps: Pick<Deps, 'database'>, now: number): Promise<void> =>
  followEvents(deps, {
    table: 'push_place',
    anybody: anybodySubscribed,
    take: async (run, events) => {
      for (const event of events) {
        const notice = noticeOf(event);
        if (notice) await queueNotice(run, notice, new Date(now));
      }
    },
  });
