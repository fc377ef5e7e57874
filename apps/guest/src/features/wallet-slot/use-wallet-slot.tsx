import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react';
import { useLate } from '../../app/use-late.ts';
import { walletHere } from '../../app/wallet-here.ts';
import styles from './WalletSlot.module.css';

export type WalletHooks = {
  readonly onBusy: (busy: boolean) => void;
  readonly onThere: (there: boolean) => void;
};

const never = () => () => undefined;

/**
 * The place of this phone's wallet beside the button that leads to all ways, kept from the first moment where the phone
 * has one: nothing moves under a finger. It stays while its sheet is open, whatever becomes of what it is for. What the
 * wallet needs is fetched apart.
 */
export const useWalletSlot = <Props,>(
  wanted: boolean,
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  draw: (Wallet: ComponentType<Props>, hooks: WalletHooks) => ReactNode,
) => {
  const here = useSyncExternalStore(never, walletHere, () => null) !== null;
  const [sheet, setSheet] = useState(false);
  const [there, setThere] = useState<boolean | null>(null);
  const shown = here && there !== false && (wanted || sheet);
  const Wallet = useLate(load, shown);
  return {
    button:
      shown &&
      (Wallet ? (
        draw(Wallet, { onBusy: setSheet, onThere: setThere })
      ) : (
        <span className={styles.slot} aria-hidden="true" />
      )),
    /** The other button steps back. */
    there: shown,
  };
};
