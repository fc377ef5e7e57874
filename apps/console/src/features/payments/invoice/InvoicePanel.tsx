import { Button } from '@mantine/core';
import type { StaffPayment } from '@tableside/contract/http/console/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { LoadFailed } from '../../../parts/page/LoadFailed.tsx';
import { useClock, useMoney, useVenue } from '../../session/index.ts';
import styles from '../payments.module.css';
import { invoiceOfPaymentQuery } from '../payments-query.ts';
import { InvoiceSheet } from './InvoiceSheet.tsx';

/** What can have an invoice: it brought money, and not all of it went back. */
const mayHave = ({ paid_at, refundable }: StaffPayment): boolean => paid_at !== null && refundable > 0;

/** The invoice of a payment, and what was credited of it since; where there is none, the way to make it out. */
export const InvoicePanel = ({ payment }: { payment: StaffPayment }) => {
  const { t } = useText();
  const { id: venue, may } = useVenue();
  const money = useMoney();
  const clock = useClock();
  const [making, setMaking] = useState(false);
  const { data: invoice, error, refetch } = useQuery(invoiceOfPaymentQuery(venue, payment.uuid));
  if (!invoice && error) {
    return <LoadFailed title={t('payment.invoiceLoadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (invoice === undefined) return null;
  if (invoice === null) {
    if (!mayHave(payment) || !may('makeInvoice')) return null;
    return (
      <section className={styles.panel} aria-label={t('payment.invoice')}>
        <Button size="lg" variant="default" onClick={() => setMaking(true)}>
          {t('payment.invoiceMake')}
        </Button>
        {making && <InvoiceSheet payment={payment} onClose={() => setMaking(false)} />}
      </section>
    );
  }
  const row = (files: readonly [pdf: string, xml: string], name: string, issuedAt: string, total: number) => (
    <li key={name}>
      <span>
        {name}
        <small>{t('payment.paperOf', { total: money.text(total), date: clock.dayAndTime(issuedAt) })}</small>
      </span>
      {(['PDF', 'XML'] as const).map((form, index) => (
        <a key={form} className={styles.link} href={files[index]} aria-label={`${name}, ${form}`} download>
          <Icon name="download" /> {form}
        </a>
      ))}
    </li>
  );
  return (
    <section className={styles.panel} aria-label={t('payment.invoice')}>
      <h3>{t('payment.invoice')}</h3>
      <ul className={styles.items}>
        {row(
          [
            `/api/console/${encodeURIComponent(venue)}/invoices/${invoice.id}/pdf`,
            `/api/console/${encodeURIComponent(venue)}/invoices/${invoice.id}/xml`,
          ],
          t('payment.invoiceNumber', { number: invoice.number }),
          invoice.issued_at,
          invoice.total,
        )}
        {invoice.credit_notes.map(({ id, number, issued_at, total }) =>
          row(
            [
              `/api/console/${encodeURIComponent(venue)}/credit-notes/${id}/pdf`,
              `/api/console/${encodeURIComponent(venue)}/credit-notes/${id}/xml`,
            ],
            t('payment.creditNote', { number }),
            issued_at,
            -total,
          ),
        )}
      </ul>
    </section>
  );
};
