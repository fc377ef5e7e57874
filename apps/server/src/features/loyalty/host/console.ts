import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { saveIfUnchanged, stampOf } from '../../settings-stamps/index.ts';
import { audit } from '../../staff/index.ts';
import { removeHost, type StoredHost, storedHost, writeHost } from './host-store.ts';
import { probeHost } from './http/api.ts';
import { isReachable, isSandbox, openKey, placeOf, sealKey } from './place.ts';

/** What is to be asked: what is typed, else what is stored. The stored key goes to the stored address alone. Refuses provider_keys_invalid. */
const meant = (
  deps: Deps,
  stored: StoredHost | null,
  typed: { readonly address?: string | undefined; readonly api_key?: string | undefined },
) => {
  const address = typed.address ?? stored?.address;
  const known = stored && address === stored.address ? openKey(deps, stored) : null;
  const apiKey = typed.api_key ?? known;
  const isBoxed = address !== undefined && isSandbox(address);
  const missing = [...(address ? [] : ['address']), ...(apiKey || isBoxed ? [] : ['api_key'])];
  if (!address || missing.length > 0) throw new Refusal('provider_keys_invalid', { keys: missing });
  return { address, apiKey };
};

export const showHost =
  ({ database: { run } }: Deps): Handler<'GET /console/{venue}/loyalty/host'> =>
  async ({ staff: { venueId } }) => {
    const [stamp, stored] = await Promise.all([
      stampOf(run, venueId, 'loyalty-host'),
      storedHost(run, venueId),
    ]);
    return {
      host: {
        ...stamp,
        address: stored?.address ?? null,
        silent_since: stored?.silentSince?.toISOString() ?? null,
        silent_why: stored?.silentWhy ?? null,
      },
    };
  };

/** Refuses provider_keys_invalid, also for an address that may not be called, and settings_changed. */
export const saveHost =
  (deps: Deps): Handler<'POST /console/{venue}/loyalty/host'> =>
  async input => {
    const { staff, body } = input;
    const { venueId } = staff;
    const { address, api_key } = body;
    const wish =
      address === null
        ? null
        : meant(deps, await storedHost(deps.database.run, venueId), { address, api_key });
    if (wish && !(await isReachable(deps, wish.address)))
      throw new Refusal('provider_keys_invalid', { keys: ['address'] });
    await deps.database.transaction(async run => {
      await saveIfUnchanged(run, staff, 'loyalty-host', body.revision);
      if (wish) {
        const sealedKey = wish.apiKey === null ? null : sealKey(deps, venueId, wish.apiKey);
        await writeHost(run, { venueId, address: wish.address, sealedKey }, new Date(deps.clock()));
      } else await removeHost(run, venueId);
      await audit(run, staff, { action: 'loyalty-connect', subject: `venue:${venueId}`, data: { address } });
    });
    return showHost(deps)({ ...input, body: undefined, query: undefined });
  };

/** No transaction is open meanwhile. Refuses provider_keys_invalid when there is nothing to ask with. */
export const testHost =
  (deps: Deps): Handler<'POST /console/{venue}/loyalty/host/test'> =>
  async ({ staff: { venueId }, body }) => {
    const { address, apiKey } = meant(deps, await storedHost(deps.database.run, venueId), body);
    if (!(await isReachable(deps, address))) return { outcome: 'not_allowed' };
    const place = placeOf(deps, address, apiKey);
    const { settings } = await deps.venues.get(venueId);
    return { outcome: place ? await probeHost(place, settings.currency.code) : 'no_answer' };
  };
