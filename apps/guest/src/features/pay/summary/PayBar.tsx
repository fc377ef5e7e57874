import { Button, Icon, Skeleton } from '@tableside/design';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../texts/texts.ts';
import type { Method } from '../drivers/methods.ts';
import type { Phase } from '../intent/phase.ts';
import styles from './PayBar.module.css';

type Props = {
  readonly method: Method | undefined;
  /** Ready text of the sum. */
  readonly total: string;
  readonly phase: Phase;
  readonly online: boolean;
  /** The card's fields are complete, or there are none. PAY-22. */
  readonly complete: boolean;
  /** The sum changed; ready texts. */
  readonly changed: { readonly before: string; readonly now: string } | null;
  readonly onPress: () => void;
  /** Pressed too early: leads to what is missing. */
  readonly onMissing: () => void;
  /** The wallet's own button, which takes the place of ours. */
  readonly wallet: ReactNode;
};

/** The one action, with the total on it. PAY-05, PAY-22…24. */
export const PayBar = ({
  method,
  total,
  phase,
  online,
  complete,
  changed,
  onPress,
  onMissing,
  wallet,
}: Props) => {
  const t = useT();
  const atVenue = method?.kind === 'cash' || method?.kind === 'room';
  const busy = phase.kind === 'starting' || phase.kind === 'working';
  const ready = method !== undefined && online && complete;
  const [asked, setAsked] = useState(false);
  const missing = asked && !complete && t('pay.failed.details');
  const press = () => {
    setAsked(!ready);
    if (ready) onPress();
    else onMissing();
  };
  const label = () => {
    if (!method) return t('pay.chooseFirst');
    if (phase.kind === 'working') return t('pay.working');
    if (phase.kind === 'starting') return t(atVenue ? 'cart.placing' : 'pay.starting');
    return t(atVenue ? 'pay.placeFor' : 'pay.payFor', { total });
  };
  return (
    <>
      {!online && <p className={styles.why}>{t('errors.offline')}</p>}
      <p className={missing ? styles.missing : 'visually-hidden'} role="alert">
        {missing}
      </p>
      {online && changed && (
        <p className={styles.changed} role="status">
          <Icon name="info" size={20} />
          {t('pay.changed', changed)}
        </p>
      )}
      {method?.kind === 'wallet' ? (
        <>
          <p className={styles.sum}>
            <span>{t(phase.kind === 'working' ? 'pay.working' : 'cart.total')}</span>
            <strong>{total}</strong>
          </p>
          <div className={styles.wallet} inert={!online || busy}>
            {wallet ?? <Skeleton shape="block" />}
          </div>
        </>
      ) : (
        <Button wide onClick={press} aria-disabled={!ready || undefined} busy={busy}>
          {method?.kind === 'card' && !busy && <Icon name="lock" size={18} />}
          {label()}
        </Button>
      )}
    </>
  );
};
