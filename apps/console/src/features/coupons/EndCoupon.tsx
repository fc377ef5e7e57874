import { Button } from '@mantine/core';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import styles from './coupons.module.css';
import type { Coupon } from './coupons-query.ts';
import { useCouponAction } from './use-coupon-action.ts';

type Props = { coupon: Coupon; onBack: () => void; onDone: () => void };

/** Asks once more before a code is ended for good. */
export const EndCoupon = ({ coupon: { id, codes }, onBack, onDone }: Props) => {
  const { t } = useText();
  const { change, busy, disabled, sheet } = useCouponAction();
  const end = () =>
    change(
      `${id} end`,
      venue => call('POST /console/{venue}/coupons/{coupon}/end', { venue, coupon: id, body: {} }),
      t('coupons.hasEnded'),
      onDone,
    );
  return (
    <div className={styles.form}>
      <p>{t('coupons.endSure', { count: codes })}</p>
      <div className={styles.deeds}>
        <Button color="brick" loading={busy} disabled={disabled} onClick={() => void end()}>
          {t('coupons.endNow')}
        </Button>
        <Button variant="default" onClick={onBack}>
          {t('coupons.back')}
        </Button>
      </div>
      {sheet}
    </div>
  );
};
