import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler, Handlers } from '../../http/mount/handler.ts';
import { saveIfUnchanged, stampOf } from '../settings-stamps/index.ts';
import { audit } from '../staff/index.ts';
import { isReachable } from './reach.ts';
import { removeTill, storedTill, tillQueue, writeTill } from './store.ts';
import { testTill } from './test-till.ts';
import { encryptKeys, openKeys } from './tills.ts';

const show =
  (deps: Deps): Handler<'GET /console/{venue}/till'> =>
  async ({ staff }) => {
    const stamp = await stampOf(deps.database.run, staff.venueId, 'till');
    const stored = await storedTill(deps.database.run, staff.venueId);
    const { waiting, tries } = await tillQueue(deps.database.run, staff.venueId);
    return {
      till: {
        kind: stored ? 'external' : 'built-in',
        url: (stored && openKeys(deps, stored)?.url) ?? null,
        waiting,
        silent: tries > 1,
        ...stamp,
      },
    };
  };

/**
 * Secrets are entered and never shown; the next order goes to the new till. Refuses provider_keys_invalid, also for an
 * address in the server's own network unless the operator allows those, and settings_changed.
 */
const connect =
  (deps: Deps): Handler<'POST /console/{venue}/till'> =>
  async input => {
    const { staff, body } = input;
    const { venueId } = staff;
    if (body.kind === 'external' && !(await isReachable(deps, body.url))) {
      throw new Refusal('provider_keys_invalid', { keys: ['url'] });
    }
    await deps.database.transaction(async run => {
      await saveIfUnchanged(run, staff, 'till', body.revision);
      if (body.kind === 'external') {
        const keys = { url: body.url, apiKey: body.api_key, webhookSecret: body.webhook_secret };
        const sealedKeys = encryptKeys(deps, venueId, keys);
        await writeTill(run, { venueId, sealedKeys, at: new Date(deps.clock()) });
      } else await removeTill(run, venueId);
      const data = { kind: body.kind, ...(body.kind === 'external' && { url: body.url }) };
      await audit(run, staff, { action: 'till-connect', subject: `venue:${venueId}`, data });
    });
    return show(deps)({ ...input, body: undefined, query: undefined });
  };

export const tillHandlers = (
  deps: Deps,
): Handlers<
  'GET /console/{venue}/till' | 'POST /console/{venue}/till' | 'POST /console/{venue}/till/test'
> => ({
  'GET /console/{venue}/till': show(deps),
  'POST /console/{venue}/till': connect(deps),
  'POST /console/{venue}/till/test': testTill(deps),
});
