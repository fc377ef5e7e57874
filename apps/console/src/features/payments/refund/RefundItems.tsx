import { Checkbox } from '@mantine/core';
import type { StaffPayment } from '@tableside/contract/http/console/money';
import { useText } from '../../../i18n/index.ts';
import { useMoney } from '../../session/index.ts';
import styles from '../payments.module.css';
import { refundableOf } from './refund-plan.ts';

type Props = {
  payment: StaffPayment;
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** Which of the items are given back. */
export const RefundItems = ({ payment, chosen, onChange }: Props) => {
  const { t } = useText();
  const money = useMoney();
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset className={styles.choice}>
      <legend>{t('refund.items')}</legend>
      {payment.items.map(item => {
        const left = refundableOf(item, money.read);
        return (
          <Checkbox
            key={item.id}
            size="md"
            disabled={left === 0}
            checked={chosen.has(item.id)}
            onChange={event => toggle(item.id, event.currentTarget.checked)}
            classNames={{ body: styles.choiceBody, labelWrapper: styles.choiceLabel }}
            label={
              <span className={styles.choiceWords}>
                {item.name}
                <b>{left === 0 ? t('refund.itemDone') : money.show(left)}</b>
              </span>
            }
          />
        );
      })}
    </fieldset>
  );
};
