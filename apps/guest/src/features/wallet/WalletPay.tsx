import { Skeleton } from '@tableside/design';
import { minor, toMajor } from '@tableside/domain/money';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOnline } from '../../data/connection/connectivity.ts';
import { formLook, loadWallet, PayBackdrop, type WalletButton } from '../pay/index.ts';
import type { WalletAt, WalletUse } from './begun.ts';
import { useWalletPayment } from './use-wallet-payment.ts';
import styles from './WalletPay.module.css';

/** The button of this phone's wallet: its sheet opens at the sum, and one word of the guest places and pays. */
export const WalletPay = ({ at, ...use }: WalletUse & { readonly at: WalletAt }) => {
  const { ahead, decimals, money } = at;
  const online = useOnline();
  const id = `wallet${useId().replace(/\W/g, '')}`;
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<WalletButton | null>(null);
  const [there, setThere] = useState<boolean | null>(null);
  const [open, setOpen] = useState(false);
  // What the guest sees in the sheet is what they agree to.
  const agreed = useRef(use.amount);
  const payment = useWalletPayment(at, { ...use, amount: agreed.current });
  const { phase, begin, tell, label } = payment;
  const busy = open || phase.kind !== 'open';
  if (!busy) agreed.current = use.amount;
  const units = ahead ? Math.round(agreed.current * 10 ** (ahead.exponent - decimals)) : 0;
  const latest = useRef({ units, begin, tell });
  latest.current = { units, begin, tell };
  const { onBusy, onThere } = use;
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const isThere = ahead === null ? false : there;
  useEffect(() => {
    if (isThere !== null) onThere(isThere);
  }, [isThere, onThere]);

  useEffect(() => {
    const element = place.current;
    if (!element || !ahead) return;
    let gone = false;
    const mount = async () => {
      const driver = await loadWallet(ahead.driver);
      if (gone) return;
      const made = await driver(element, ahead, latest.current.units, formLook(), {
        opened: () => setOpen(true),
        begin: () => latest.current.begin(),
        tell: event => {
          if (gone) return;
          if (event.kind === 'ready' || event.kind === 'unavailable') setThere(event.kind === 'ready');
          else {
            setOpen(false);
            latest.current.tell(event);
          }
        },
      });
      if (gone) made.unmount();
      else button.current = made;
    };
    mount().catch(() => !gone && setThere(false));
    return () => {
      gone = true;
      button.current?.unmount();
      button.current = null;
      element.replaceChildren();
    };
  }, [ahead]);
  useEffect(() => button.current?.change(units), [units]);

  if (isThere === false) return null;
  const total = money(toMajor(minor(agreed.current), decimals));
  return (
    <div className={styles.wallet} inert={!online} aria-busy={!isThere || undefined}>
      {!isThere && <Skeleton shape="block" />}
      <div id={id} ref={place} className={isThere ? undefined : styles.coming} />
      {createPortal(
        <PayBackdrop phase={phase} kind="wallet" total={total} orderNumber={label} />,
        document.body,
      )}
    </div>
  );
};
