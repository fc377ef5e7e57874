import type { Fields } from '../fields.ts';
import type { ForgedWay } from './forged-ways.ts';

/** Something a provider tells about a payment, not yet signed. It is kept on the disk and signed when it is sent. */
export type WebhookMessage = {
  /** Of the payment, as we know it. */
  readonly reference: string;
  /** The provider's name for what happened, for people who read the list. */
  readonly event: string;
  /** Same in every copy and retry. */
  readonly eventId: string;
  /** What is told, in the provider's own words. */
  readonly payload: Fields;
  /** Nothing comes after it but refunds: with `order: reversed`, this is where the waiting news leave. */
  readonly last: boolean;
  /** With whose keys it is signed, where not with those of the demo's venues. */
  readonly sealedBy?: 'platform';
  /** Where it goes, when the payment itself said so (Montonio's notificationUrl). */
  readonly url?: string;
};

/** Reads what news tell back from the disk as what one provider tells. Throws for anything else. */
export const payloadReader =
  <Payload extends Fields>(isOurs: (payload: Fields) => payload is Payload) =>
  ({ event, payload }: WebhookMessage): Payload => {
    if (!isOurs(payload)) throw new Error(`No such news are told of ${event}`);
    return payload;
  };

/** A webhook as it crosses the wire. */
export type Message = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** How a provider puts news on the wire. `now` in milliseconds. */
export type WebhookFormat = {
  readonly ways: readonly ForgedWay[];
  readonly seal: (news: WebhookMessage, now: number) => Message;
  readonly forge: (way: ForgedWay, news: WebhookMessage, now: number) => Message;
};
