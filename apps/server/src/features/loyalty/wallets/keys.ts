import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import type { Wallet } from './wallet-store.ts';

type Box = Pick<Deps, 'secretBox'>;
const contextOf = (venueId: string, wallet: Wallet): string => `loyalty-wallet:${wallet}:${venueId}`;

export const sealWalletKey = ({ secretBox }: Box, venueId: string, wallet: Wallet, key: KeyObject): Buffer =>
  secretBox.seal(key.export({ type: 'pkcs8', format: 'pem' }).toString(), contextOf(venueId, wallet));

/** Null: it was sealed with another installation's. */
export const openWalletKey = (
  { secretBox }: Box,
  venueId: string,
  wallet: Wallet,
  sealed: Buffer,
): KeyObject | null => {
  const pem = secretBox.open(sealed, contextOf(venueId, wallet));
  return pem === null ? null : createPrivateKey(pem);
};
