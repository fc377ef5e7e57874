import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { over, PageRevision, stamp } from '../shared/settings-stamp.ts';
import { Instant } from '../shared/shared.ts';

const { owner, lead } = ROLE_GROUPS;

/** How a connected account stands; `due`: how many answers the provider waits for. */
const Connection = z.object({
  standing: z.enum(['unfinished', 'checking', 'asks', 'works_asks', 'works', 'rejected']),
  due: z.int().min(0),
  is_demo: z.boolean(),
});

/** Which payment providers a venue uses, with which keys, and what guests are offered of it. */
export const consoleProviderCalls = calls({
  'GET /console/{venue}/providers': {
    summary: 'Which providers the venue has keys for; secrets are never shown.',
    access: { staff: lead },
    response: z.object({
      providers: z.array(
        z.object({
          id: z.string(),
          methods: z.array(z.string()),
          keys: z.array(
            z.object({
              name: z.string(),
              secret: z.boolean(),
              set: z.boolean(),
              /** How it begins or ends, to be told from another; never all of it. */
              hint: z.string().nullable(),
            }),
          ),
          is_demo: z.boolean(),
          /** Whether the stored keys move real money; null where that does not show. */
          mode: z.enum(['real', 'test']).nullable(),
          /** There are keys, sealed with another key of the installation: all of them must be entered again. */
          unreadable: z.boolean(),
          /** Whether an account can be had through the installation's own, without copying a key. */
          connects: z.boolean(),
          /** The account that the venue has that way; null: none. */
          connection: Connection.nullable(),
          /** Methods offered to guests now. */
          offered: z.array(z.string()),
          ...stamp,
        }),
      ),
      /** Whether guests can pay by phone at all: the installation knows where guests reach it. */
      by_phone: z.boolean(),
      /** The provider to begin with in the venue's country; null where it is not among those here. */
      recommended: z.string().nullable(),
      /** What guests can be offered in the venue's currency: the chosen ones first, in the order guests see them. */
      methods: z.array(
        z.object({
          id: z.string(),
          provider: z.string(),
          chosen: z.boolean(),
          /** Its provider has the venue's keys, or staff take the money. */
          ready: z.boolean(),
        }),
      ),
      /** Of which methods were chosen. */
      chosen: PageRevision,
    }),
  },
  'POST /console/{venue}/providers/{provider}': {
    summary:
      "Stores a venue's keys at a provider, encrypted; an absent key stays as it is. settings_changed over keys that a colleague stored meanwhile.",
    access: { staff: owner, password: true },
    body: z.strictObject({ ...over, keys: z.record(z.string().max(40), z.string().max(4_000)) }),
    response: PageRevision,
    errors: ['not_found', 'provider_keys_invalid', 'settings_changed'],
  },
  'GET /console/{venue}/providers/{provider}/standing': {
    summary:
      'Asks a provider now, for something harmless, with the keys that are stored. `proven`: it knows them; `reached`: it answers, and only a payment shows whether they are right; `refused`: it does not take them; `no_answer`: nothing came that tells.',
    access: { staff: owner },
    response: z.object({
      result: z.enum(['proven', 'reached', 'refused', 'no_answer']),
      connection: Connection.nullable(),
      at: Instant,
    }),
    errors: ['not_found', 'provider_keys_invalid'],
  },
  'POST /console/{venue}/providers/{provider}/connect': {
    summary:
      "Opens an account for the venue through the installation's own, or goes on with the one that there is; answers with the provider's page on which the owner answers its questions. The same again is the same account.",
    access: { staff: owner, password: true },
    response: z.object({ url: z.string() }),
    errors: ['not_found', 'payment_provider_silent', 'payment_type_not_enabled'],
  },
  'POST /console/{venue}/providers/{provider}/disconnect': {
    summary:
      'Takes no new money through the connected account. What it took can still be given back, and connecting anew is the same account.',
    access: { staff: owner, password: true },
    response: z.object({ ended: z.boolean() }),
    errors: ['not_found'],
  },
  'POST /console/{venue}/payment-methods': {
    summary:
      'Which methods guests are offered, in order. settings_changed over what a colleague chose meanwhile.',
    access: { staff: owner, password: true },
    body: z.strictObject({ ...over, methods: z.array(z.string().max(20)).max(20) }),
    response: PageRevision,
    errors: ['payment_type_not_enabled', 'settings_changed'],
  },
});
