import { Button, Icon, Skeleton } from '@tableside/design';
import type { ReactNode } from 'react';
import { useT } from '../../texts/texts.ts';
import type { Method } from './drivers/methods.ts';
import styles from './PayBar.module.css';
import type { Phase } from './phase.ts';

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
  /** The wallet's own button, which takes the place of ours. */
  readonly wallet: ReactNode;
};

/** The one action, with the total on it. PAY-05, PAY-22…24. */
export const PayBar = ({ method, total, phase, online, complete, changed, onPress, wallet }: Props) => {
  const t = useT();
  const atVenue = method?.kind === 'cash' || method?.kind === 'room';
  const busy = phase.kind === 'starting' || phase.kind === 'working';
  const label = () => {
    if (!method) return t('pay.chooseFirst');
    if (phase.kind === 'working') return t('pay.working');
    if (phase.kind === 'starting') return t(atVenue ? 'cart.placing' : 'pay.starting');
    return t(atVenue ? 'pay.placeFor' : 'pay.payFor', { total });
  };
  return (
    <>
      {!online && <p className={styles.why}>{t('errors.offline')}</p>}
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
        <Button wide onClick={onPress} disabled={!method || !online || !complete} busy={busy}>
          {method?.kind === 'card' && !busy && <Icon name="lock" size={18} />}
          {label()}
        </Button>
      )}
    </>
  );
};
