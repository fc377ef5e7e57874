import { Refusal } from '@tableside/contract';
import type { Deps } from '../../../deps.ts';
import { isUuid } from '../../../http/identifiers.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { audit } from '../../staff/index.ts';
import type { WebhookDispatcher } from '../sending/pulse.ts';
import { hostOf, tellFromNow } from './set-up.ts';
import { deleteWebhookOfKey, type WebhookOfKey, webhooksOfKey } from './webhook-store.ts';

const view = ({ id, url, kinds, isOn, createdAt }: WebhookOfKey) => ({
  id,
  url,
  kinds: [...kinds],
  on: isOn,
  created_at: createdAt.toISOString(),
});

/** What this key asked for: an address may tell what its owner would not show to another system. */
export const listByKey =
  ({ database }: Deps): Handler<'GET /v1/webhooks'> =>
  async ({ api }) => ({ webhooks: (await webhooksOfKey(database.run, api.keyId)).map(view) });

export const addByKey =
  (deps: Deps, pulse: WebhookDispatcher): Handler<'POST /v1/webhooks'> =>
  async ({ api, body }) => {
    const { id, secret } = await tellFromNow(deps, pulse, {
      ...body,
      venueId: api.venueId,
      by: api.name,
      keyId: api.keyId,
      note: (run, deed) => audit(run, api, deed),
    });
    const made = (await webhooksOfKey(deps.database.run, api.keyId)).find(hook => hook.id === id);
    // The key was revoked meanwhile, and what it asked for went with it.
    if (!made) throw new Refusal('not_signed_in');
    return { webhook: view(made), secret };
  };

export const removeByKey =
  ({ database }: Deps): Handler<'POST /v1/webhooks/{webhook}/remove'> =>
  async ({ api, params: { webhook } }) => {
    await database.transaction(async run => {
      const url = isUuid(webhook) ? await deleteWebhookOfKey(run, api.keyId, webhook) : null;
      if (url === null) throw new Refusal('not_found');
      const data = { host: hostOf(url) };
      await audit(run, api, { action: 'webhook-remove', subject: `webhook:${webhook}`, data });
    });
    return {};
  };
