import type { KeyObject } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { installPath } from '../../install/index.ts';
import { type PassCertificates, readCertificates } from './apple/certificates.ts';
import { openWalletKey } from './keys.ts';
import { storedWallet } from './wallet-store.ts';

type Parts = Pick<Deps, 'database' | 'secretBox' | 'clock'>;

/** With what passes of a venue are signed now; null: nothing was put in, or it ran out. */
export const applePasses = async (
  deps: Parts,
  venueId: string,
): Promise<{ readonly key: KeyObject; readonly certificates: PassCertificates } | null> => {
  const stored = await storedWallet(deps.database.run, venueId, 'apple');
  const key = stored?.given ? openWalletKey(deps, venueId, 'apple', stored.sealedKey) : null;
  if (!stored?.given || !key) return null;
  const read = readCertificates(stored.given, key, new Date(deps.clock()));
  return 'found' in read ? { key, certificates: read.found } : null;
};

export const googlePasses = async (deps: Parts, venueId: string) => {
  const stored = await storedWallet(deps.database.run, venueId, 'google');
  const key = stored?.given ? openWalletKey(deps, venueId, 'google', stored.sealedKey) : null;
  return stored?.given && key ? { ...stored.given, key } : null;
};

/** Where Google fetches the venue's icon, without which it shows no card; null: nobody outside knows where we are. */
export const siteOfPasses = (
  { env }: Pick<Deps, 'env'>,
  venueId: string,
): { readonly origin: string; readonly logo: string } | null => {
  if (env.publicUrl === null) return null;
  const { origin } = new URL(env.publicUrl);
  return { origin, logo: `${origin}${installPath(venueId)}/icon-512.png` };
};
