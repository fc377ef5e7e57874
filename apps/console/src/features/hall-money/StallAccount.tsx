import { useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import type { PaidFrom } from '../drawers/index.ts';
import { roleMay, useMoney, useVenue } from '../session/index.ts';
import { AccountSums } from './AccountSums.tsx';
import { Commission } from './Commission.tsx';
import { DirectLine } from './direct/DirectLine.tsx';
import { payable } from './direct/payable.ts';
import styles from './hall-money.module.css';
import type { HallAccount } from './hall-money-query.ts';
import { type PayoutWay, PayStall } from './PayStall.tsx';
import { StatementLinks } from './papers/StatementLinks.tsx';
import { usePercent } from './use-percent.ts';

type Props = { readonly of: HallAccount; readonly way: PayoutWay; readonly from: PaidFrom };

/** A stall in one line, with what is owed to it; opened, of what, and what can be done. */
export const StallAccount = ({ of, way, from }: Props) => {
  const { t } = useText();
  const { text } = useMoney();
  const { role } = useVenue();
  const name = of.name || t('hallMoney.gone');
  const percent = usePercent()(of.percent);
  return (
    <details className={styles.stall}>
      <summary>
        <span className={styles.who}>
          <b>{name}</b>
          <span className={styles.soft}>
            {of.percent === 0 ? t('hallMoney.noPercent') : t('hallMoney.percent', { percent })}
          </span>
          {of.hall === null && <Tag>{t('hallMoney.left')}</Tag>}
        </span>
        <b className={styles.amount}>{text(of.owed)}</b>
      </summary>
      <div className={styles.inside}>
        <DirectLine of={of} />
        <AccountSums of={of} />
        {payable(of) > 0 && roleMay(role, 'payStalls') && (
          <PayStall
            key={`${of.owed} ${of.on_its_way} ${of.paid_out}`}
            of={of}
            name={name}
            way={way}
            from={from}
          />
        )}
        <Commission key={of.version} of={of} mine />
        <StatementLinks side="operator" other={of.venue} name={name} />
      </div>
    </details>
  );
};
