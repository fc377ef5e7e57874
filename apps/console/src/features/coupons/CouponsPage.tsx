import { Button } from '@mantine/core';
import { COUPON_STATUSES } from '@tableside/domain/coupons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Rows } from '../../parts/list/Rows.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { sectionPath } from '../../routes.ts';
import { useVenue } from '../session/index.ts';
import { CouponRow } from './CouponRow.tsx';
import { CouponSheet } from './CouponSheet.tsx';
import { MANY_CODES, NEW_CODE } from './coupon-draft.ts';
import styles from './coupons.module.css';
import { couponsQuery } from './coupons-query.ts';

/** The codes that guests may type, as they stand, and new ones. */
export const CouponsPage = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data, error, refetch } = useQuery(couponsQuery(venue.id));
  const [open, setOpen] = useState<string | null>(null);
  if (!data && error) {
    return <LoadFailed title={t('coupons.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={2} height="14rem" className={styles.page} />;
  const close = (): void => setOpen(null);
  const coupon = data.coupons.find(({ id }) => id === open);
  return (
    <div className={styles.page}>
      <SettingsCard>
        <p>{t('coupons.hint')}</p>
        {!data.asked && (
          <p className={styles.unasked}>
            {t('coupons.notAsked')}{' '}
            <Link href={sectionPath(venue.slug, 'settings', 'switches')}>{t('coupons.toSwitches')}</Link>
          </p>
        )}
        <div className={styles.deeds}>
          <Button onClick={() => setOpen('one')}>{t('coupons.make')}</Button>
          <Button variant="default" onClick={() => setOpen('many')}>
            {t('coupons.makeMany')}
          </Button>
        </div>
      </SettingsCard>
      {COUPON_STATUSES.map(standing => {
        const coupons = data.coupons.filter(each => each.standing === standing);
        return (
          coupons.length > 0 && (
            <SettingsCard key={standing}>
              <h2>{t(`coupons.${standing}`)}</h2>
              <Rows>
                {coupons.map(each => (
                  <CouponRow key={each.id} coupon={each} onOpen={() => setOpen(each.id)} />
                ))}
              </Rows>
            </SettingsCard>
          )
        );
      })}
      {open === 'one' && <CouponSheet coupon={null} begin={NEW_CODE} onClose={close} />}
      {open === 'many' && <CouponSheet coupon={null} begin={MANY_CODES} onClose={close} />}
      {coupon && <CouponSheet key={coupon.id} coupon={coupon} onClose={close} />}
    </div>
  );
};
