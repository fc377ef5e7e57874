import { Button, Sheet, Stepper } from '@tableside/design';
import { useState } from 'react';
import { useBackCloses } from '../../../app/navigation.ts';
import { useT } from '../../../texts/texts.ts';
import { useGuest } from '../../venue/index.ts';
import { useItemName } from '../choose/ItemWords.tsx';
import { MAX_PARTS } from '../timings.ts';
import { type BillItem, worthOf } from '../view/bill-sums.ts';
import { isUneven, shareOf } from './equal-share.ts';
import styles from './SplitSheet.module.css';

type Props = {
  /** All parts of the dish, one when it is whole. */
  readonly dish: readonly [BillItem, ...BillItem[]];
  readonly open: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onShare: (parts: number) => void;
};

/** Divides one dish between several people, or puts it together again. */
export const ShareSheet = ({ dish, open, busy, onClose, onShare }: Props) => {
  const t = useT();
  const { restaurant, money } = useGuest();
  const { decimals } = restaurant.currency;
  const nameOf = useItemName();
  const [parts, setParts] = useState(Math.max(dish.length, 2));
  useBackCloses(open, 'sheet', onClose);
  const whole = worthOf(dish, decimals);
  const each = shareOf(whole, parts, decimals);
  const uneven = isUneven(whole, parts, decimals);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={t('bill.share.title')}
      closeLabel={t('common.close')}
      footer={
        <div className={styles.actions}>
          <Button wide busy={busy} onClick={() => (parts === dish.length ? onClose() : onShare(parts))}>
            {t('bill.share.do', { count: parts })}
          </Button>
          {dish.length > 1 && (
            <Button look="quiet" wide disabled={busy} onClick={() => onShare(1)}>
              {t('bill.share.undo')}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.body}>
        <p>
          <strong>{nameOf(dish[0])}</strong> · {money(whole)}
        </p>
        <p>{t('bill.share.between')}</p>
        <div className={styles.stepper}>
          <Stepper
            value={parts}
            min={2}
            max={MAX_PARTS}
            onChange={setParts}
            lessLabel={t('bill.share.fewer')}
            moreLabel={t('bill.share.more')}
            valueLabel={t('bill.share.people', { count: parts })}
          />
        </div>
        <p className={styles.result}>
          <span>{t(uneven ? 'bill.share.atMost' : 'bill.share.each')}</span>
          <strong>{money(each)}</strong>
        </p>
        <p className={styles.note} data-shown>
          {t('bill.share.note')}
        </p>
      </div>
    </Sheet>
  );
};
