import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { useShownAction } from '../../board/index.ts';
import { roleMay, useMoney, useVenue } from '../../session/index.ts';
import styles from '../hall-money.module.css';
import { usePercent } from '../use-percent.ts';
import { type HallInvoices, hallInvoicesQuery, type OpenMonth } from './hall-invoices-query.ts';
import { useMonthWords } from './use-month-words.ts';

type Props = { readonly of: OpenMonth; readonly rates: HallInvoices['rates'] };

/** A month that is over: what is to be invoiced to whom, and issuing it. */
export const MonthToInvoice = ({ of: { month, stalls }, rates }: Props) => {
  const { t } = useText();
  const { text } = useMoney();
  const { id, role } = useVenue();
  const written = usePercent();
  const name = useMonthWords()(month);
  const { act, busy, disabled } = useShownAction<HallInvoices>(hallInvoicesQuery(id).queryKey);
  const [rate, setRate] = useState(rates[0]?.id ?? null);
  const ready = stalls.filter(({ bar }) => bar === null);
  const issue = () =>
    act(
      `hall invoices ${month} ${JSON.stringify(ready)}`,
      venue =>
        call('POST /console/{venue}/hall/invoices', {
          venue,
          body: { month, stalls: ready.map(stall => stall.venue), vat_rate: rate },
        }),
      t('hallMoney.invoicesIssued', { count: ready.length, month: name }),
    );
  return (
    <div className={styles.inside}>
      <h3>{name}</h3>
      <ul className={styles.lines}>
        {stalls.map(({ venue, name: stall, commission, bar }) => (
          <li key={venue}>
            <span>{stall || t('hallMoney.gone')}</span>
            {bar && <span className={styles.soft}>{t(`hallMoney.invoiceBar.${bar}`)}</span>}
            <b className={styles.amount}>{text(commission)}</b>
          </li>
        ))}
      </ul>
      {ready.length > 0 && roleMay(role, 'issueHallInvoices') && (
        <div className={styles.field}>
          {rates.length > 1 && (
            <Select
              size="md"
              label={t('hallMoney.invoiceRate')}
              description={t('hallMoney.invoiceRateHint')}
              allowDeselect={false}
              data={rates.map(each => ({
                value: each.id,
                label: `${each.name} ${written(each.percent)} %`.trim(),
              }))}
              value={rate}
              onChange={setRate}
            />
          )}
          <Button size="md" loading={busy} disabled={disabled} onClick={() => void issue()}>
            {t('hallMoney.issueInvoices', { count: ready.length, month: name })}
          </Button>
        </div>
      )}
    </div>
  );
};
