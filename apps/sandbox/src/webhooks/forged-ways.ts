/** The ways to forge a webhook. Each provider offers those that make sense on its wire, at least twelve. */
export const FORGED_WAYS = [
  /** Nothing where the signature stands. */
  'no-signature',
  /** The place of the signature is there and empty. */
  'empty-signature',
  /** Signed with a key nobody has. */
  'wrong-key',
  /** Signed properly, with another venue's key. */
  'other-venue-key',
  /** Signed with one of our keys that is not for webhooks: an identifier, or the key of the API. */
  'wrong-purpose-key',
  /** Claims that no algorithm, or another one, was used. */
  'wrong-algorithm',
  'altered-amount',
  'altered-reference',
  'altered-currency',
  /** Signed properly, longer ago than anybody allows. */
  'old-timestamp',
  /** The same meaning in other bytes under the signature of the first. */
  're-encoded',
  /** Cut off before its end. */
  'truncated',
  /** A true signature, of another message. */
  'signature-of-another-body',
  /** An old message under a new event id, its content changed, its signature kept. */
  'replayed-changed',
] as const;
export type ForgedWay = (typeof FORGED_WAYS)[number];
