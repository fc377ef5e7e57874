import type { ZReport } from '@tableside/contract/http/console/reports';
import { useText } from '../../../i18n/index.ts';
import { useTableName } from '../../../parts/table-name.ts';
import { methodWords } from '../../payments/index.ts';
import { useClock, useMoney, useVenue } from '../../session/index.ts';
import { MadeOf, VatTable } from '../MoneyPanels.tsx';
import { NumberTable } from '../NumberTable.tsx';
import { useCents } from '../use-cents.ts';
import styles from './closing.module.css';
import { DrawerOpenings } from './DrawerOpenings.tsx';
import { cashLines, drawerWords } from './drawer.ts';
import { ZDrawers } from './ZDrawers.tsx';

/** A Z report as a sheet of paper: on screen, and alone on the page when it is printed. */
export const ZSheet = ({ report }: { report: ZReport }) => {
  const { t } = useText();
  const { name } = useVenue();
  const clock = useClock();
  const money = useMoney();
  const cents = useCents();
  const tableName = useTableName();
  const { figures, methods, people, vat, cash, open_bills: bills, seal, drawer_openings: openings } = report;
  const days = [...new Set([report.first_day, report.last_day])].map(clock.day).join(' – ');
  const tipped = people.filter(({ tips }) => tips !== 0);
  const drawer = drawerWords(cash.difference);
  const facts = [
    [t('z.days'), days],
    [t('z.since'), report.since === null ? t('z.first') : clock.dayAndTime(report.since)],
    [t('z.closed'), clock.dayAndTime(report.closed_at)],
    [t('z.closedBy'), report.closed_by],
  ] as const;
  const drawerLines = [
    [t('closing.float'), cents(cash.float)],
    ...cashLines(cash).map(([what, amount]) => [t(what), cents(amount)] as const),
    [t('closing.expected'), cents(cash.expected)],
    [t('z.counted'), cash.counted === null ? t('z.notCounted') : cents(cash.counted)],
  ] as const;
  return (
    <article className={styles.sheet}>
      <h2>{t('z.title', { number: report.number })}</h2>
      <p className={styles.soft}>{name}</p>
      <dl className={styles.lines}>
        {facts.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('numbers.made')}</h3>
      <MadeOf figures={figures} />
      {vat.length > 0 && (
        <>
          <h3>{t('numbers.vat')}</h3>
          <VatTable vat={vat} />
        </>
      )}
      <h3>{t('z.money')}</h3>
      {methods.length === 0 ? (
        <p>{t('z.noMoney')}</p>
      ) : (
        <NumberTable
          label={t('z.money')}
          head={[
            t('numbers.col.method'),
            t('numbers.col.payments'),
            t('numbers.col.received'),
            t('numbers.col.back'),
          ]}
          rows={methods.map(({ method, payments, received, given_back: back }) => [
            methodWords(method, t),
            String(payments),
            cents(received),
            cents(back),
          ])}
          total={[
            String(methods.reduce((all, { payments }) => all + payments, 0)),
            cents(figures.received),
            cents(figures.given_back),
          ]}
        />
      )}
      <h3>{t('z.tips')}</h3>
      {tipped.length === 0 && <p>{t('z.noTips')}</p>}
      <dl className={styles.lines}>
        {tipped.map(({ name: person, tips }) => (
          <div key={person ?? ''}>
            <dt>{person ?? t('z.team')}</dt>
            <dd>{cents(tips)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('z.cash')}</h3>
      <dl className={styles.lines}>
        {drawerLines.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {drawer && (
        <p className={styles.found} data-tone={drawer.tone}>
          {t(drawer.key, { amount: money.show(drawer.amount) })}
        </p>
      )}
      <ZDrawers drawers={report.drawers ?? []} />
      {openings && <DrawerOpenings openings={openings} />}
      <h3>{t('z.openBills')}</h3>
      {bills.length === 0 ? (
        <p>{t('z.noOpenBills')}</p>
      ) : (
        <NumberTable
          label={t('z.openBills')}
          head={[t('z.table'), t('z.bill'), t('z.paid'), t('z.left')]}
          rows={bills.map(({ table_name, total, paid, left }) => [
            tableName(table_name),
            cents(total),
            cents(paid),
            cents(left),
          ])}
        />
      )}
      {report.note !== '' && (
        <>
          <h3>{t('z.note')}</h3>
          <p>{report.note}</p>
        </>
      )}
      <p className={styles.seal}>
        {t('z.seal', { from: Math.min(seal.after + 1, seal.number), to: seal.number })}{' '}
        <code>{seal.hash}</code>
      </p>
    </article>
  );
};
