import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { readNames, writeName } from './name-store.ts';
import { partyName } from './party-name.ts';

/** What the guests of a table call each other at the bill, in place of numbers. */
export const partyHandlers = ({
  database,
}: Pick<Deps, 'database'>): Handlers<
  'GET /session/{session}/party' | 'POST /session/{session}/party-name'
> => ({
  'GET /session/{session}/party': async ({ guest }) => ({
    guests: await readNames(database.run, guest.visitId),
  }),

  'POST /session/{session}/party-name': async ({ guest, body }) => {
    if (guest.mode === 'preview') throw new Refusal('preview_mode');
    const name = partyName(body.name);
    await database.transaction(async run => {
      if (await writeName(run, guest.sessionId, name)) {
        await appendToOutbox(run, [{ audience: `visit:${guest.visitId}`, event: 'party-updated', data: {} }]);
      }
    });
    return { name };
  },
});
