import { Button } from '@mantine/core';
import { minor } from '@tableside/domain/money';
import { CodesDownload } from './CodesDownload.tsx';
import { limitsWords, worthWords } from './coupon-words.ts';
import styles from './coupons.module.css';
import type { Coupon } from './coupons-query.ts';
import { useSay } from './use-say.ts';

/** A code: what it is worth, for what it is good, how often it was used and what that cost. */
export const CouponRow = ({ coupon, onOpen }: { coupon: Coupon; onOpen: () => void }) => {
  const say = useSay();
  const { t, money } = say;
  const { code, codes, uses, given, retired } = coupon;
  const name = codes > 1 ? t('coupons.codes', { count: codes, code }) : code;
  const limits = limitsWords(coupon, say);
  return (
    <li>
      <div>
        <b className={styles.code}>{name}</b>
        <span className={styles.worth}>{worthWords(coupon, say)}</span>
        {limits !== '' && <small>{limits}</small>}
        <small>
          {t('coupons.used', { count: uses })}
          {given > 0 && ` · ${t('coupons.given', { sum: money(minor(given)) })}`}
        </small>
      </div>
      {codes > 1 && <CodesDownload coupon={coupon} />}
      {!retired && (
        <Button variant="default" aria-label={t('coupons.changeOf', { code })} onClick={onOpen}>
          {t('coupons.change')}
        </Button>
      )}
    </li>
  );
};
