import { IconButton, Skeleton } from '@tableside/design';
import { formatMoney } from '@tableside/i18n';
import { useEffect, useState } from 'react';
import { cameFromInside, useQuery } from '../../app/navigation.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { failureCode, failureText } from '../../data/connection/failures.ts';
import { useInvoice } from '../../data/invoices.ts';
import { type Receipt, useReceipt } from '../../data/receipts.ts';
import { useT } from '../../texts/texts.ts';
import { InvoiceDone } from './InvoiceDone.tsx';
import { InvoiceForm } from './InvoiceForm.tsx';
import styles from './RequestInvoice.module.css';
import type { Issued } from './use-invoice-form.ts';
import { useWantedLanguage } from './use-wanted-language.ts';

const About = ({ receipt }: { receipt: Receipt }) => {
  const t = useT();
  const { total, money, venue } = receipt;
  return (
    <p className={styles.about}>
      {t('invoice.about', { total: formatMoney(total, money, money.locale_code), venue: venue.name })}
    </p>
  );
};

const Missing = ({ error }: { error: unknown }) => {
  const t = useT();
  const code = failureCode(error);
  const unknown = code === 'payment_not_found';
  return (
    <section className={styles.done} role="alert">
      <h2>{unknown ? t('invoice.notPaid') : t('common.serverError')}</h2>
      <p>{t(unknown ? 'invoice.notPaidText' : failureText(code))}</p>
    </section>
  );
};

/** Asks for the VAT invoice of a payment, in a session or from a link. Spec 1§2.1, 2§5; INVOICE-01…28. */
const RequestInvoice = ({ params }: ScreenProps) => {
  const t = useT();
  const uuid = params.paymentUuid ?? '';
  const query = useQuery();
  useWantedLanguage(query.get('language'));
  const { data: receipt, error } = useReceipt(uuid);
  const { data: before, pending: looking } = useInvoice(uuid);
  const [answer, setIssued] = useState<Issued | null>(null);
  const issued: Issued | null = answer ?? (before ? { kind: 'before' } : null);
  // Whether there is an invoice is not known while that is asked; without an answer the form's own says so.
  const settled = before !== undefined || !looking;
  // From a mail or a message there is nothing to go back to.
  const [inside] = useState(cameFromInside);
  const back = () => history.back();
  const title = t('invoice.title');
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
  return (
    <div className={styles.page}>
      <header className={`${styles.top} ${inside ? '' : styles.alone}`}>
        {inside && <IconButton icon="back" label={t('common.back')} onClick={back} />}
        <h1>{title}</h1>
      </header>
      <main className={styles.main}>
        {receipt && <About receipt={receipt} />}
        {receipt && settled && !issued && <InvoiceForm uuid={uuid} onIssued={setIssued} />}
        {receipt && issued && (
          <InvoiceDone
            uuid={uuid}
            issued={issued}
            papers={before ?? null}
            money={receipt.money}
            onBack={inside ? back : null}
          />
        )}
        {!receipt && error !== undefined && <Missing error={error} />}
        {(receipt ? !settled && !issued : error === undefined) && (
          <div aria-busy="true">
            <Skeleton lines={6} />
          </div>
        )}
      </main>
    </div>
  );
};
export default RequestInvoice;
