import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import {
  InvoicePanel,
  PaymentFacts,
  PaymentItems,
  PaymentTimeline,
  PrintReceipt,
  paymentQuery,
  paymentTone,
  RefundList,
  RefundSheet,
  statusWords,
} from '../../features/payments/index.ts';
import { useMoney, useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { sectionPath } from '../../routes.ts';
import styles from '../screens.module.css';

/** One payment: what it was for, what happened to it, and giving it back. */
export const PaymentDetail = ({ id }: { id: string }) => {
  const { t } = useText();
  const venue = useVenue();
  const money = useMoney();
  const tableName = useTableName();
  const { data: payment, error, refetch } = useQuery(paymentQuery(venue.id, id));
  const [refunding, setRefunding] = useState(false);
  if (!payment && error) {
    return <LoadFailed title={t('payment.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!payment) return <CardSkeletons count={4} height="8rem" className={`${styles.page} ${styles.list}`} />;
  return (
    <div className={`${styles.page} ${styles.bill}`}>
      <div className={styles.paymentHead}>
        <Link
          className={styles.backLink}
          href={sectionPath(venue.slug, 'payments')}
          aria-label={t('payment.back')}
        >
          <Icon name="back" size="1.6rem" />
        </Link>
        <h2>
          {money.text(payment.total)} <small>{tableName(payment.table_name)}</small>
        </h2>
        <span className={styles.paymentStatus} data-tone={paymentTone(payment)}>
          {statusWords(payment, t)}
        </span>
        {venue.may('refund') && payment.refundable > 0 && (
          <Button color="brick" variant="outline" onClick={() => setRefunding(true)}>
            {t('refund.open')}
          </Button>
        )}
      </div>
      <div className={styles.paymentColumns}>
        <div className={styles.billSide}>
          <RefundList payment={payment} />
          <InvoicePanel payment={payment} />
          <PrintReceipt payment={payment} />
          <PaymentTimeline payment={payment} />
          <PaymentItems payment={payment} />
        </div>
        <PaymentFacts payment={payment} />
      </div>
      {refunding && <RefundSheet payment={payment} onClose={() => setRefunding(false)} />}
    </div>
  );
};
