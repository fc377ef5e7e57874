import type { EventLog } from '../../../books/book.ts';
import type { WebhookWish } from '../../../control/behaviours.ts';
import type { SandboxContext } from '../../../world.ts';
import { missing } from '../errors.ts';
import { type Intent, newId, referenceOf, type Stored, type StripeObject } from '../objects.ts';
import { type Answer, planOf, type StripeEntry, type StripeState } from '../state.ts';

export type StripeBook = EventLog<StripeState, StripeEntry>;

/** Told of one payment, or of an account, to be sent when the call is on the disk. */
type Told = {
  readonly reference: string;
  readonly wish: WebhookWish;
  readonly event: StripeObject & { readonly type: string };
};

/** One call at work: reads see its own writes; nothing counts until {@link commit}. */
export type Transaction = {
  readonly owner: string;
  /** The idempotency key of the call. */
  readonly key: string | null;
  readonly at: number;
  readonly find: <T extends StripeObject>(object: T['object'], id: string) => Stored<T>;
  /** Any thing by its id, as the wire shows it. */
  readonly peek: (id: string) => StripeObject | undefined;
  readonly all: () => Stored[];
  readonly put: <T extends StripeObject>(stored: Stored<T>) => Stored<T>;
  /** News about an intent, or about `object` that belongs to it. */
  readonly tell: (type: string, intent: Stored<Intent>, object?: StripeObject) => void;
  /** News about an account that the caller opened for somebody. */
  readonly tellOfAccount: (type: string, account: string, object: object) => void;
  readonly commit: (answer?: Answer & { key: string }) => Promise<void>;
};

/** After these nothing comes but refunds. */
const LAST = ['payment_intent.succeeded', 'payment_intent.canceled'];

export const begin = (
  world: SandboxContext,
  book: StripeBook,
  owner: string,
  key: string | null,
): Transaction => {
  const put = new Map<string, Stored>();
  const told: Told[] = [];
  const at = Math.floor(world.now() / 1000);
  const note = (
    type: string,
    object: object,
    account: string | undefined,
    reference: string,
    wish: WebhookWish,
  ): void => {
    const event = {
      id: newId('evt'),
      object: 'event' as const,
      api_version: '2026-10-28.endive',
      created: at,
      type,
      livemode: false,
      pending_webhooks: 1,
      request: { id: newId('req'), idempotency_key: key },
      data: { object },
      ...(account === undefined ? {} : { account }),
    };
    put.set(event.id, { owner, object: event });
    told.push({ reference, wish, event });
  };
  const transaction: Transaction = {
    owner,
    key,
    at,
    find: <T extends StripeObject>(object: T['object'], id: string) => {
      const found = put.get(id) ?? book.state.objects.get(id);
      if (found?.object.object !== object || found.owner !== owner) throw missing(object, id);
      return found as Stored<T>;
    },
    peek: id => {
      const found = put.get(id) ?? book.state.objects.get(id);
      return found?.owner === owner ? found.object : undefined;
    },
    all: () =>
      [...new Map([...book.state.objects, ...put]).values()].filter(stored => stored.owner === owner),
    put: stored => {
      put.set(stored.object.id, stored);
      return stored;
    },
    tell: (type, intent, object = intent.object) =>
      note(type, object, owner.split(' ')[1], referenceOf(intent.object), planOf(intent).webhook),
    tellOfAccount: (type, account, object) => note(type, object, account, account, {}),
    commit: async answer => {
      if (put.size > 0 || answer) book.append({ put: [...put.values()], ...(answer ? { answer } : {}) });
      const ours = owner.split(' ')[0] === 'platform';
      for (const { reference, wish, event } of told) {
        const news = {
          reference,
          event: event.type,
          eventId: event.id,
          payload: event,
          last: LAST.includes(event.type),
          ...(ours && { sealedBy: 'platform' as const }),
        };
        await world.webhooks.tell('stripe', news, wish);
      }
    },
  };
  return transaction;
};
