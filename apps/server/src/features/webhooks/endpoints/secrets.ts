import type { Deps } from '../../../deps.ts';
import type { Claimed } from '../sending/send-store.ts';

const contextOf = (webhookId: string): string => `webhook:${webhookId}`;

export const encryptSecret = (
  { secretBox }: Pick<Deps, 'secretBox'>,
  webhookId: string,
  secret: string,
): Buffer => secretBox.seal(secret, contextOf(webhookId));

/** The secrets that sign now, the newest first; none: they were sealed with another SECRET_KEY. */
export const secretsOf = (
  { secretBox }: Pick<Deps, 'secretBox'>,
  { id, sealedSecret, sealedFormerSecret, formerUntil }: Claimed,
  now: number,
): string[] => {
  const isGood = formerUntil !== null && formerUntil.getTime() > now;
  return [sealedSecret, ...(isGood && sealedFormerSecret ? [sealedFormerSecret] : [])]
    .map(sealed => secretBox.open(sealed, contextOf(id)))
    .filter(secret => secret !== null);
};
