import { Refusal } from '@tableside/contract';
import type { ApiKey } from '@tableside/contract/http/admin/api-keys';
import { MAX_API_KEYS } from '@tableside/domain/api-keys';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { audit } from '../staff/index.ts';
import { hashOfKey, newKey } from './key.ts';
import { countForMaking, insertKey, keysOf, revokeKey } from './key-store.ts';

export const keysView = async (
  { database: { run } }: Pick<Deps, 'database'>,
  venueId: string,
): Promise<{ keys: ApiKey[] }> => ({
  keys: (await keysOf(run, venueId)).map(({ id, name, scopes, endsWith, madeBy, createdAt, lastUsedAt }) => ({
    id,
    name,
    scopes: [...scopes],
    ends_with: endsWith,
    made_by: madeBy,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  })),
});

/** Makes a key; what is kept of it is its hash. */
export const makeKey =
  (deps: Deps): Handler<'POST /console/{venue}/api-keys'> =>
  async ({ staff, body }) => {
    const { venueId } = staff;
    const key = newKey();
    const scopes = [...new Set(body.scopes)];
    await deps.database.transaction(async run => {
      if ((await countForMaking(run, venueId)) >= MAX_API_KEYS)
        throw new Refusal('validation_failed', { fields: { name: 'too_many' } });
      const id = await insertKey(run, {
        venueId,
        name: body.name,
        scopes,
        hash: hashOfKey(key),
        endsWith: key.slice(-4),
        by: staff.name,
        at: new Date(deps.clock()),
      });
      const data = { name: body.name, scopes };
      await audit(run, staff, { action: 'api-key-make', subject: `api-key:${id}`, data });
    });
    return { ...(await keysView(deps, venueId)), key };
  };

export const revoke =
  (deps: Deps): Handler<'POST /console/{venue}/api-keys/{key}/revoke'> =>
  async ({ staff, params }) => {
    await deps.database.transaction(async run => {
      const at = new Date(deps.clock());
      const name = isUuid(params.key) ? await revokeKey(run, staff.venueId, params.key, at) : null;
      if (name === null) throw new Refusal('not_found');
      await audit(run, staff, { action: 'api-key-revoke', subject: `api-key:${params.key}`, data: { name } });
    });
    return keysView(deps, staff.venueId);
  };
