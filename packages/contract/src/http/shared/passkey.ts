import { z } from 'zod';
import { Id, Instant } from './shared.ts';

/** Bytes as WebAuthn's JSON has them. */
const bytes = (most: number) => z.base64url().max(most);

/** A way to sign in without a password that a phone keeps: how its guest calls it. */
export const PasskeyName = z.string().trim().min(1).max(60);

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  since: Instant,
  used: Instant.nullable(),
});

/**
 * What the browser's `navigator.credentials` is asked, as the JSON of WebAuthn level 3 has it: a standard that browsers and the
 * library on both sides read whole.
 */
export const PasskeyOptions = z.object({ options: z.looseObject({ challenge: z.string() }) });

const answered = {
  id: bytes(1_400).min(1),
  rawId: bytes(1_400).min(1),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
};

/** What `credentials.create` answered. What a browser adds beside it is not read. */
export const AddedPasskey = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(12_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

/** What `credentials.get` answered. */
export const UsedPasskey = z.object({
  ...answered,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
    userHandle: bytes(200).nullish(),
  }),
});
