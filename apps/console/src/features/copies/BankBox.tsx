import { Button } from '@mantine/core';
import type { CopyBank, CopyStart } from '@tableside/contract/http/admin/copies';
import type { MoneyAlert } from '@tableside/contract/http/console/money';
import { minor } from '@tableside/domain/money';
import { useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import { providerName } from '../../parts/provider-name.ts';
import { AlertSettled } from '../money-alerts/index.ts';
import { useClock, useMoney, useVenue } from '../session/index.ts';
import styles from './copies.module.css';
import { beyondAt, isBankOpen, sumOf } from './copy-facts.ts';
import { ReportedPayments } from './ToldPayments.tsx';

type Props = {
  start: CopyStart;
  bank: CopyBank;
  onCompared: () => void;
  onSettle: (alert: MoneyAlert) => void;
};

/** One bank: what its list or its messages say beyond our books, and what to hold them against by hand. */
export const BankBox = ({ start, bank, onCompared, onSettle }: Props) => {
  const { t } = useText();
  const { may } = useVenue();
  const money = useMoney();
  const clock = useClock();
  const name = providerName(bank.provider);
  const told = beyondAt(start, bank.provider);
  const open = isBankOpen(start, bank);
  const hours = clock.span(start.from_at, start.until_at);
  return (
    <article className={styles.bank} data-open={open || undefined} aria-label={name}>
      <h4>
        {name} <Tag tone={open ? 'late' : 'good'}>{t(open ? 'copies.bank.open' : 'copies.bank.done')}</Tag>
      </h4>
      {!bank.lists && <p>{t('copies.bank.noList', { hours })}</p>}
      {bank.lists && bank.listed_at === null && <p>{t('copies.bank.unread')}</p>}
      {bank.listed_at !== null && <p>{t('copies.bank.read', { time: clock.dayAndTime(bank.listed_at) })}</p>}
      <p>{t('copies.bank.books', { count: bank.payments, sum: money.show(minor(bank.payments_total)) })}</p>
      <p className={styles.found}>
        {t(bank.listed_at === null ? 'copies.bank.messages' : 'copies.bank.listed', {
          count: told.length,
          sum: money.show(sumOf(told)),
        })}
      </p>
      {told.length > 0 && <ReportedPayments alerts={told} label={name} onSettle={onSettle} />}
      {bank.alert && <AlertSettled alert={bank.alert} />}
      {open && may('settleAlerts') && (
        <Button variant="outline" onClick={onCompared}>
          {t('copies.compared', { bank: name })}
        </Button>
      )}
    </article>
  );
};
