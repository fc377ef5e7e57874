import { randomUUID } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { classifyResponse, WEBHOOK_TEST } from '@tableside/domain/webhooks';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { audit } from '../../staff/index.ts';
import { envelope } from '../sending/envelope.ts';
import type { WebhookDispatcher } from '../sending/pulse.ts';
import { tryOnce } from '../sending/send.ts';
import { writeAttempt } from '../sending/send-store.ts';
import { insertTest, sendAgain } from './log-store.ts';
import { foundWebhook, webhooksView } from './show.ts';
import { tryNow } from './webhook-store.ts';

/** Sends a test at once, past what waits; where it is taken, what waits is tried at once too. */
export const sendTest =
  (deps: Deps, pulse: WebhookDispatcher): Handler<'POST /console/{venue}/webhooks/{webhook}/test'> =>
  async ({ staff, params }) => {
    const { database, clock, venues } = deps;
    const { venueId } = staff;
    const [hook, venue] = await Promise.all([
      foundWebhook(database.run, venueId, params.webhook),
      venues.get(venueId),
    ]);
    const eventId = `evt_${randomUUID()}`;
    const from = { id: venueId, slug: venue.slug, name: venue.name, currency: venue.settings.currency };
    const at = new Date(clock());
    const news = { id: eventId, kind: WEBHOOK_TEST, at: at.toISOString(), data: {} } as const;
    const body = envelope(from, news);
    const attempt = await tryOnce(deps, hook, { eventId, kind: WEBHOOK_TEST, body });
    const taken = classifyResponse(attempt.status) === 'taken';
    await database.transaction(async run => {
      const still = await foundWebhook(run, venueId, hook.id);
      const id = await insertTest(run, still.id, { eventId, kind: WEBHOOK_TEST, body, taken }, at);
      await writeAttempt(run, id, at, attempt);
      if (taken) await tryNow(run, still.id, at);
      const data = { status: attempt.status, failure: attempt.failure };
      await audit(run, staff, { action: 'webhook-test', subject: `webhook:${still.id}`, data });
    });
    if (taken) pulse.hurry();
    return { ...(await webhooksView(deps, venueId)), attempt: { ...attempt, at: at.toISOString() } };
  };

export const again =
  (
    deps: Deps,
    pulse: WebhookDispatcher,
  ): Handler<'POST /console/{venue}/webhooks/{webhook}/again/{delivery}'> =>
  async ({ staff, params }) => {
    const at = new Date(deps.clock());
    await deps.database.transaction(async run => {
      const hook = await foundWebhook(run, staff.venueId, params.webhook);
      const known = /^\d{1,18}$/.test(params.delivery);
      if (!known || !(await sendAgain(run, hook.id, params.delivery, at))) throw new Refusal('not_found');
      await tryNow(run, hook.id, at);
      const data = { delivery: params.delivery };
      await audit(run, staff, { action: 'webhook-again', subject: `webhook:${hook.id}`, data });
    });
    pulse.hurry();
    return webhooksView(deps, staff.venueId);
  };
