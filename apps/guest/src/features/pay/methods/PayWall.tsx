import { buttonClass, Icon } from '@tableside/design';
import type { MessageKey } from '@tableside/i18n';
import { useState } from 'react';
import { Link } from '../../../app/Link.tsx';
import { pathTo } from '../../../app/paths.ts';
import { type FailureCode, failureText } from '../../../data/connection/failures.ts';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import { WaiterSheet } from '../../waiter/index.ts';
import { billPath } from '../intent/standing.ts';
import styles from './PayWall.module.css';

const TITLES: Partial<Record<FailureCode, MessageKey>> = {
  payments_of_other_type: 'pay.wall.partPaid',
  items_selected_by_others: 'pay.wall.taken',
  nothing_selected: 'pay.wall.nothing',
  total_too_small: 'pay.wall.small',
};

type Props = {
  readonly code: FailureCode;
  readonly bill: boolean;
  readonly number: string;
};

/** This cannot be paid by phone, whichever way: why, and who helps. PAY-35, PAY-45. */
export const PayWall = ({ code, bill, number }: Props) => {
  const t = useT();
  const { token, flags, preview } = useGuest();
  const [calling, setCalling] = useState(false);
  const back = bill ? billPath(token, number) : pathTo('Menu', { session: token }, { order: number });
  return (
    <section className={styles.wall} role="alert">
      <span className={styles.icon}>
        <Icon name="info" size={32} />
      </span>
      <h2>{t(TITLES[code] ?? 'pay.wall.title')}</h2>
      <p>{t(failureText(code))}</p>
      <Link href={back} className={buttonClass('primary', true)}>
        {t(bill ? 'pay.toBill' : 'pay.toOrder')}
      </Link>
      {flags.has('call-waiter') && !preview && (
        <button type="button" className={buttonClass('quiet', true)} onClick={() => setCalling(true)}>
          <Icon name="bell" size={20} />
          {t('select.callWaiter')}
        </button>
      )}
      <WaiterSheet open={calling} onClose={() => setCalling(false)} />
    </section>
  );
};
