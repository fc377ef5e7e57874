import { Refusal } from '@tableside/contract';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { probeTill } from './http/api.ts';
import { allowsPrivateNetwork, isReachable } from './reach.ts';
import { storedTill } from './store.ts';
import { openKeys } from './tills.ts';

/**
 * Asks the till that is typed in, or what is missing of it the stored one, whether it is there; no transaction is open
 * meanwhile. The stored key goes to the stored address alone. Refuses provider_keys_invalid when there is nothing to ask with.
 */
export const testTill =
  (deps: Deps): Handler<'POST /console/{venue}/till/test'> =>
  async ({ staff, body }) => {
    const stored = await storedTill(deps.database.run, staff.venueId);
    const keys = stored && openKeys(deps, stored);
    const url = body.url ?? keys?.url;
    const apiKey = body.api_key ?? (url === keys?.url ? keys?.apiKey : undefined);
    const missing = [...(url ? [] : ['url']), ...(apiKey ? [] : ['api_key'])];
    if (!url || !apiKey) throw new Refusal('provider_keys_invalid', { keys: missing });
    if (!(await isReachable(deps, url))) return { outcome: 'not_allowed' };
    return { outcome: await probeTill({ url, apiKey }, allowsPrivateNetwork(deps, url)) };
  };
