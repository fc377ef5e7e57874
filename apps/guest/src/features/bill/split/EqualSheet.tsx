import { Button, Sheet, Stepper } from '@tableside/design';
import { useState } from 'react';
import { useBackCloses } from '../../../app/navigation.ts';
import type { Bill } from '../../../data/bills.ts';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import { useStartPaying } from '../start-paying/use-start-paying.ts';
import { MAX_PEOPLE } from '../timings.ts';
import { isUneven, peopleLeft, shareOf } from './equal-share.ts';
import styles from './SplitSheet.module.css';

type Props = { readonly bill: Bill; readonly open: boolean; readonly onClose: () => void };

/** One equal share of what is left, with how many people still pay. */
export const EqualSheet = ({ bill, open, onClose }: Props) => {
  const t = useT();
  const { session, restaurant, money } = useGuest();
  const { decimals } = restaurant.currency;
  const [chosen, setChosen] = useState<number | null>(null);
  const { busy, start } = useStartPaying(bill.unique_order_number);
  useBackCloses(open, 'sheet', onClose);
  const people = chosen ?? peopleLeft(bill, session.guest_index);
  const share = shareOf(bill.left, people, decimals);
  const uneven = isUneven(bill.left, people, decimals);
  const pay = () => start({ kind: 'split', subtotal: share, between: people });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={t('bill.equal.title')}
      closeLabel={t('common.close')}
      footer={
        <Button wide busy={busy} onClick={pay}>
          {t('bill.equal.pay', { sum: money(share) })}
        </Button>
      }
    >
      <div className={styles.body}>
        <p>{t('bill.equal.text', { left: money(bill.left) })}</p>
        <div className={styles.stepper}>
          <Stepper
            value={people}
            min={2}
            max={MAX_PEOPLE}
            onChange={setChosen}
            lessLabel={t('bill.share.fewer')}
            moreLabel={t('bill.share.more')}
            valueLabel={t('bill.share.people', { count: people })}
          />
        </div>
        <p className={styles.result}>
          <span>{t('bill.equal.yours')}</span>
          <strong>{money(share)}</strong>
        </p>
        <p className={styles.note} data-shown={uneven || undefined}>
          {t('bill.equal.lastPaysRest')}
        </p>
      </div>
    </Sheet>
  );
};
