import type { SecretBox } from '../../../secrets/secret-box.ts';

/** What a sealed order is for: it opens nothing else. */
const CONTEXT = 'follow-order';
const PATH = '/follow/';

/** Where whoever has an order's slip in hand reads how it stands. The order's id is sealed: nobody guesses another's. */
export const followAddress = (box: SecretBox, site: string, orderId: string): string =>
  `${site}${PATH}${box.sealAlike(orderId, CONTEXT).toString('base64url')}`;

/** The order of such an address; null for what we did not seal. */
export const openFollow = (box: SecretBox, sealed: string): string | null =>
  /^[\w-]{40,180}$/.test(sealed) ? box.open(Buffer.from(sealed, 'base64url'), CONTEXT) : null;

export const FOLLOW_ROUTE = `${PATH}:sealed`;
