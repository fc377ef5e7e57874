import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/index.ts';
import { LoadFailed } from '../../../parts/page/LoadFailed.tsx';
import { useVenue } from '../../session/index.ts';
import styles from '../hall-money.module.css';
import { HallPapers } from './HallPapers.tsx';
import { hallInvoicesQuery } from './hall-invoices-query.ts';
import { MonthToInvoice } from './MonthToInvoice.tsx';

/** Invoices for what the operator keeps: to be issued month by month, issued, and those that this venue got. */
export const CommissionInvoices = () => {
  const { t } = useText();
  const { id } = useVenue();
  const { data, error, refetch } = useQuery(hallInvoicesQuery(id));
  if (!data) {
    return error ? (
      <LoadFailed title={t('hallMoney.invoicesFailed')} error={error} onRetry={() => void refetch()} />
    ) : null;
  }
  const { open, rates, issued, received } = data;
  if (open.length + issued.length + received.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t('hallMoney.invoices')}>
      <h2>{t('hallMoney.invoices')}</h2>
      {open.length > 0 && <p className={styles.soft}>{t('hallMoney.invoicesHint')}</p>}
      {open.length > 0 && (
        <div className={styles.stalls}>
          {open.map(month => (
            <MonthToInvoice
              key={`${month.month} ${rates.map(rate => rate.id).join()}`}
              of={month}
              rates={rates}
            />
          ))}
        </div>
      )}
      <HallPapers title="hallMoney.issued" papers={issued} />
      <HallPapers title="hallMoney.invoicesReceived" papers={received} />
    </section>
  );
};
