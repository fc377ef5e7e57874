import { useText } from '../../i18n/index.ts';
import { useMoney } from '../session/index.ts';
import styles from './hall-money.module.css';
import type { HallAccount } from './hall-money-query.ts';

/** What was taken, less what went back, the commission and what was paid out, is what is owed. */
export const AccountSums = ({ of }: { readonly of: HallAccount }) => {
  const { t } = useText();
  const { text } = useMoney();
  const lines = [
    ['hallMoney.taken', of.taken],
    ['hallMoney.givenBack', -of.given_back],
    ['hallMoney.commission', -of.commission],
    ...(of.direct !== null || of.passed !== 0 ? ([['hallMoney.passed', -of.passed]] as const) : []),
    ['hallMoney.paidOut', -of.paid_out],
  ] as const;
  return (
    <dl className={styles.sums}>
      {lines.map(([words, amount]) => (
        <div key={words}>
          <dt>{t(words)}</dt>
          <dd>{text(amount === 0 ? 0 : amount)}</dd>
        </div>
      ))}
      <div className={styles.owed}>
        <dt>{t(of.owed < 0 ? 'hallMoney.owedBy' : 'hallMoney.owed')}</dt>
        <dd>{text(Math.abs(of.owed))}</dd>
      </div>
      {of.on_its_way > 0 && (
        <div>
          <dt>{t('hallMoney.onItsWay')}</dt>
          <dd>{text(of.on_its_way)}</dd>
        </div>
      )}
    </dl>
  );
};
