import type { TerminalTotalsView } from '@tableside/contract/http/console/devices/terminal-days';
import { useText } from '../../../i18n/index.ts';
import { Tag } from '../../../parts/list/Tag.tsx';
import { useClock, useMoney } from '../../session/index.ts';
import styles from './day.module.css';

type Props = { totals: TerminalTotalsView };

/** What a terminal said at an X or Z, beside what the books have. */
export const Totals = ({ totals }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const clock = useClock();
  const { told, booked, difference, at, by, slip } = totals;
  const row = (name: 'sales' | 'refunds') => (
    <tr>
      <th scope="row">{t(`terminalDay.${name}`)}</th>
      <td>{told ? money.text(told[name]) : '–'}</td>
      <td>{money.text(booked[name])}</td>
    </tr>
  );
  return (
    <div className={styles.totals}>
      <p className={styles.soft}>
        {t('terminalDay.at', { time: clock.dayAndTime(at), by: by || t('terminalDay.byItself') })}
      </p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('terminalDay.terminalSays')}</th>
            <th scope="col">{t('terminalDay.booksSay')}</th>
          </tr>
        </thead>
        <tbody>
          {row('sales')}
          {row('refunds')}
        </tbody>
      </table>
      <p>
        {difference ? (
          <Tag tone="late">
            {t('terminalDay.differ', { sum: money.text(difference.sales - difference.refunds) })}
          </Tag>
        ) : (
          <Tag tone={told ? 'good' : 'quiet'}>{t(told ? 'terminalDay.agree' : 'terminalDay.notTold')}</Tag>
        )}
      </p>
      {slip !== '' && (
        <details>
          <summary>{t('terminalDay.slip')}</summary>
          <pre className={styles.slip}>{slip}</pre>
        </details>
      )}
    </div>
  );
};
