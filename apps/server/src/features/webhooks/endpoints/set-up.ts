import { randomUUID } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { FORMER_SECRET_MS, MAX_WEBHOOKS, type WebhookKind } from '@tableside/domain/webhooks';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { beginFollowing } from '../../../realtime/index.ts';
import { keepKey } from '../../api-keys/index.ts';
import { audit } from '../../staff/index.ts';
import type { WebhookDispatcher } from '../sending/pulse.ts';
import { newSecret } from '../sending/signature.ts';
import { addressProblem } from './reach.ts';
import { encryptSecret } from './secrets.ts';
import { foundWebhook, webhooksView } from './show.ts';
import {
  changeWebhook,
  countForAdding,
  deleteWebhook,
  insertWebhook,
  replaceSecret,
} from './webhook-store.ts';

const refuse = (problem: string): never => {
  throw new Refusal('validation_failed', { fields: { url: problem } });
};

/** The host alone: what follows it may hold what the receiver knows its callers by. */
export const hostOf = (url: string): string => new URL(url).host;

type Wanted = {
  readonly venueId: string;
  readonly by: string;
  readonly keyId: string | null;
  readonly url: string;
  readonly kinds: readonly WebhookKind[];
  /** In the transaction that adds it. */
  readonly note: (run: Run, deed: Parameters<typeof audit>[2]) => Promise<void>;
};

/** Tells an address from now on. Refuses validation_failed for one that cannot be told. */
export const tellFromNow = async (
  deps: Deps,
  pulse: WebhookDispatcher,
  { venueId, by, keyId, url, kinds, note }: Wanted,
): Promise<{ readonly id: string; readonly secret: string }> => {
  const problem = await addressProblem(deps, url);
  if (problem) refuse(problem);
  const id = randomUUID();
  const secret = newSecret();
  await deps.database.transaction(async run => {
    if (keyId !== null && !(await keepKey(run, keyId))) throw new Refusal('not_signed_in');
    if ((await countForAdding(run, venueId)) >= MAX_WEBHOOKS) refuse('too_many');
    const at = new Date(deps.clock());
    const sealedSecret = encryptSecret(deps, id, secret);
    await insertWebhook(run, {
      id,
      venueId,
      url,
      kinds: [...new Set(kinds)],
      sealedSecret,
      by,
      keyId,
      at,
    });
    await beginFollowing(run, 'webhook_place', 'new');
    const data = { host: hostOf(url), kinds };
    await note(run, { action: 'webhook-add', subject: `webhook:${id}`, data });
  });
  pulse.know(true);
  return { id, secret };
};

export const addWebhook =
  (deps: Deps, pulse: WebhookDispatcher): Handler<'POST /console/{venue}/webhooks'> =>
  async ({ staff, body }) => {
    const { id, secret } = await tellFromNow(deps, pulse, {
      ...body,
      venueId: staff.venueId,
      by: staff.name,
      keyId: null,
      note: (run, deed) => audit(run, staff, deed),
    });
    return { ...(await webhooksView(deps, staff.venueId)), webhook: id, secret };
  };

/** Changes a webhook. Refuses settings_changed over what somebody else changed meanwhile. */
export const saveWebhook =
  (deps: Deps, pulse: WebhookDispatcher): Handler<'POST /console/{venue}/webhooks/{webhook}'> =>
  async ({ staff, params, body: { revision, url, kinds, on } }) => {
    const problem = await addressProblem(deps, url);
    if (problem) refuse(problem);
    await deps.database.transaction(async run => {
      const before = await foundWebhook(run, staff.venueId, params.webhook);
      if (before.revision !== revision) {
        throw new Refusal('settings_changed', { revision: before.revision, changed_by: before.changedBy });
      }
      const at = new Date(deps.clock());
      const chosen = [...new Set(kinds)];
      await changeWebhook(run, { id: before.id, url, kinds: chosen, isOn: on, by: staff.name, at });
      if (on) await beginFollowing(run, 'webhook_place', 'new');
      await audit(run, staff, {
        action: 'webhook-change',
        subject: `webhook:${before.id}`,
        data: {
          before: { host: hostOf(before.url), kinds: before.kinds, on: before.isOn },
          after: { host: hostOf(url), kinds: chosen, on },
        },
      });
    });
    if (on) pulse.know(true);
    pulse.hurry();
    return webhooksView(deps, staff.venueId);
  };

export const renewSecret =
  (deps: Deps): Handler<'POST /console/{venue}/webhooks/{webhook}/new-secret'> =>
  async ({ staff, params }) => {
    const secret = newSecret();
    const id = await deps.database.transaction(async run => {
      const hook = await foundWebhook(run, staff.venueId, params.webhook);
      await replaceSecret(run, hook.id, {
        sealed: encryptSecret(deps, hook.id, secret),
        formerUntil: new Date(deps.clock() + FORMER_SECRET_MS),
        by: staff.name,
      });
      await audit(run, staff, { action: 'webhook-new-secret', subject: `webhook:${hook.id}` });
      return hook.id;
    });
    return { ...(await webhooksView(deps, staff.venueId)), webhook: id, secret };
  };

export const removeWebhook =
  (deps: Deps): Handler<'POST /console/{venue}/webhooks/{webhook}/remove'> =>
  async ({ staff, params }) => {
    await deps.database.transaction(async run => {
      const hook = await foundWebhook(run, staff.venueId, params.webhook);
      await deleteWebhook(run, hook.id);
      const data = { host: hostOf(hook.url) };
      await audit(run, staff, { action: 'webhook-remove', subject: `webhook:${hook.id}`, data });
    });
    return webhooksView(deps, staff.venueId);
  };
