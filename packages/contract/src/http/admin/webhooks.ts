import { ROLE_GROUPS } from '@tableside/domain/staff';
import { MAX_WEBHOOKS, WEBHOOK_FAILURES, WEBHOOK_KINDS } from '@tableside/domain/webhooks';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { NumberPlace } from '../shared/places.ts';
import { Id, Instant, Revision } from '../shared/shared.ts';

const { owner } = ROLE_GROUPS;

const Attempt = z.object({
  at: Instant,
  ms: z.number().int(),
  /** Null: no answer came, and `failure` says why. */
  status: z.number().int().nullable(),
  failure: z.enum(WEBHOOK_FAILURES).nullable(),
  /** The first kilobyte of it. */
  answer: z.string(),
});
export type WebhookAttempt = z.infer<typeof Attempt>;

const Webhook = z.object({
  id: Id,
  url: z.string(),
  kinds: z.array(z.enum(WEBHOOK_KINDS)),
  on: z.boolean(),
  revision: z.number().int(),
  changed_by: z.string(),
  created_at: Instant,
  /** The secret before the present one signs too until then; null: there is one secret. */
  former_secret_until: Instant.nullable(),
  /** News that has not arrived yet. */
  waiting: z.number().int(),
  /** Nothing has arrived since; null: all is well. */
  failing_since: Instant.nullable(),
  /** When it is tried again, while it fails. */
  next_try_at: Instant.nullable(),
  last: Attempt.nullable(),
});
export type Webhook = z.infer<typeof Webhook>;

const list = { webhooks: z.array(Webhook) };
/** Shown this once; as Standard Webhooks writes them: `whsec_` and base64. */
const secret = { ...list, webhook: Id, secret: z.string() };

const Delivery = z.object({
  id: Id,
  /** What the receiver knows it by: the header `webhook-id`. */
  event: z.string(),
  kind: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  created_at: Instant,
  done_at: Instant.nullable(),
  /** What was sent, to the byte. */
  body: z.string(),
  /** The latest tries, the newest first. */
  attempts: z.array(Attempt),
});
export type WebhookDelivery = z.infer<typeof Delivery>;

/** Where somebody wants to be told, and of what. */
export const WantedWebhook = z.strictObject({
  url: z.string().trim().min(1).max(500),
  kinds: z.array(z.enum(WEBHOOK_KINDS)).min(1).max(WEBHOOK_KINDS.length),
});
const one = { access: { staff: owner, password: true }, body: z.strictObject({}) } as const;

/** Where other systems are told of what happens at a venue. docs/guide/connections.md, ADR 0025. */
export const consoleWebhookCalls = calls({
  'GET /console/{venue}/webhooks': {
    summary: 'Where other systems are told of what happens here, and how each stands.',
    access: { staff: owner },
    response: z.object(list),
  },
  'POST /console/{venue}/webhooks': {
    summary: `Tells an address from now on, signed with a secret that is shown this once; at most ${MAX_WEBHOOKS}. \`validation_failed\` with \`fields\` says what is wrong with the address: \`link\`, \`https\`, \`not_allowed\` (it leads into our own network), \`too_many\`.`,
    access: { staff: owner, password: true },
    body: WantedWebhook,
    response: z.object(secret),
  },
  'POST /console/{venue}/webhooks/{webhook}': {
    summary:
      'Changes where it leads, what it tells of, or turns it on or off. While it is off nothing is kept for it. settings_changed where a colleague changed it meanwhile.',
    access: { staff: owner, password: true },
    body: WantedWebhook.extend({ revision: Revision.min(1), on: z.boolean() }),
    response: z.object(list),
    errors: ['not_found', 'settings_changed'],
  },
  'POST /console/{venue}/webhooks/{webhook}/new-secret': {
    summary: 'Makes a new secret, shown this once; the present one signs beside it for a day.',
    ...one,
    response: z.object(secret),
    errors: ['not_found'],
  },
  'POST /console/{venue}/webhooks/{webhook}/remove': {
    summary: 'Tells the address nothing any more; what waits is not sent.',
    ...one,
    response: z.object(list),
    errors: ['not_found'],
  },
  'POST /console/{venue}/webhooks/{webhook}/test': {
    summary: 'Sends a test now and says what came of it.',
    access: { staff: owner },
    body: z.strictObject({}),
    response: z.object({ ...list, attempt: Attempt }),
    errors: ['not_found'],
  },
  'GET /console/{venue}/webhooks/{webhook}/log': {
    summary: 'What was sent in the last 14 days, the newest first, and what came of each try.',
    access: { staff: owner },
    query: z.strictObject({
      before: NumberPlace.optional(),
    }),
    response: z.object({ deliveries: z.array(Delivery), more: z.boolean() }),
    errors: ['not_found'],
  },
  'POST /console/{venue}/webhooks/{webhook}/again/{delivery}': {
    summary: 'Sends once more what was sent or given up.',
    access: { staff: owner },
    body: z.strictObject({}),
    response: z.object(list),
    errors: ['not_found'],
  },
});
