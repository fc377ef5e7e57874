import { Alert } from '@mantine/core';
import { REFUND_LIMITS } from '@tableside/domain/staff';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useMoney, useVenue } from '../../session/index.ts';
import styles from '../payments.module.css';

/** How much one's role may give back, said before anybody tries; `today`: the server refused, so much was given back. */
export const RefundLimit = ({ today }: { today: number | null }) => {
  const { t } = useText();
  const { role } = useVenue();
  const money = useMoney();
  const { each, perBusinessDay } = REFUND_LIMITS[role];
  if (each === null || perBusinessDay === null) return null;
  return (
    <>
      <p className={styles.hint}>
        {t('refund.limit', { each: money.text(each), day: money.text(perBusinessDay) })}
      </p>
      {today !== null && (
        <Alert color="brick" variant="light" icon={<Icon name="alert" />} role="alert">
          {t('refund.dayLimit', { today: money.text(today), day: money.text(perBusinessDay) })}
        </Alert>
      )}
    </>
  );
};
