import type { ForgedWay } from '../webhooks/forged-ways.ts';
import { type Claims, hs256, signToken, timed, unsigned } from './jwt.ts';

/** What a forger of one provider's tokens has at hand. */
export type Forgery = {
  readonly claims: Claims;
  readonly secret: string;
  readonly otherSecret: string;
  /** Ours, but no key: it stands in every address or token. */
  readonly identifier: string;
  /** The same claims as if they were about the other venue's account. */
  readonly asOtherVenue: Claims;
  readonly alter: Readonly<Record<'amount' | 'reference' | 'currency', (claims: Claims) => Claims>>;
  readonly ttl: number;
  readonly now: number;
};

const DAY_MS = 86_400_000;

/** A true token's signature under other claims. */
const keepingSignature = (token: string, claims: Claims, space?: number): string =>
  `${unsigned(claims, 'HS256', space)}.${token.split('.')[2] ?? ''}`;

/** A token that must not be believed, made in the given way. */
export const forgeToken = (way: ForgedWay, forgery: Forgery): string => {
  const { claims, secret, ttl, now, alter } = forgery;
  const genuine = signToken(secret, claims, ttl, now);
  const true_ = timed(claims, ttl, now);
  const bare = unsigned(true_);
  switch (way) {
    case 'no-signature':
      return bare;
    case 'empty-signature':
      return `${bare}.`;
    case 'wrong-key':
      return signToken('a key that nobody has', claims, ttl, now);
    case 'other-venue-key':
      return signToken(forgery.otherSecret, forgery.asOtherVenue, ttl, now);
    case 'wrong-purpose-key':
      return signToken(forgery.identifier, claims, ttl, now);
    case 'wrong-algorithm':
      return `${unsigned(true_, 'none')}.`;
    case 'altered-amount':
      return keepingSignature(genuine, alter.amount(true_));
    case 'altered-reference':
      return keepingSignature(genuine, alter.reference(true_));
    case 'altered-currency':
      return keepingSignature(genuine, alter.currency(true_));
    case 'old-timestamp':
      return signToken(secret, claims, ttl, now - ttl * 1000 - DAY_MS);
    case 're-encoded':
      return keepingSignature(genuine, true_, 1);
    case 'truncated':
      return genuine.slice(0, -9);
    case 'signature-of-another-body':
      return `${bare}.${hs256(secret, unsigned(timed({ ...claims, note: 'another message' }, ttl, now)))}`;
    case 'replayed-changed': {
      const old = signToken(secret, claims, ttl, now - DAY_MS);
      return keepingSignature(old, { ...alter.amount(true_), jti: `again-${now}` });
    }
  }
};
