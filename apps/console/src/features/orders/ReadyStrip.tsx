import { Button } from '@mantine/core';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { GuestsLeft } from '../../parts/GuestsLeft.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { ageMinutes, type Ready, useBoard, useNow } from '../board/index.ts';
import { useClock } from '../session/index.ts';
import styles from './ready.module.css';
import { useDeliver } from './use-deliver.tsx';
import { useOrderAction } from './use-order-action.ts';

const ReadyRow = ({ ready: { order, items, since } }: { ready: Ready }) => {
  const { t } = useText();
  const tableName = useTableName();
  const clock = useClock();
  const minutes = ageMinutes(since, useNow());
  const doing = useOrderAction(order);
  const deliver = useDeliver(order, doing);
  const table = tableName(order.table_name);
  return (
    <li className={styles.row} aria-label={t('ready.row', { table, number: order.order_id })}>
      <p className={styles.where}>
        <b>{table}</b> <span>{clock.age(minutes)}</span> {order.party_left && <GuestsLeft />}
      </p>
      <Button
        size="lg"
        disabled={doing.disabled}
        aria-label={t('ready.deliverLabel', { table, number: order.order_id })}
        leftSection={<Icon name="check" />}
        onClick={() => deliver(items.map(item => item.id))}
      >
        {t('ready.deliver')}
      </Button>
      <ul className={styles.dishes}>
        {items.map(item => (
          <li key={item.id}>
            <b>{item.quantity - item.taken_off}&nbsp;×</b> {item.name}
            {item.modifiers.length > 0 && (
              <small> {item.modifiers.map(modifier => modifier.name).join(', ')}</small>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
};

/** What stands on the pass and which table it is for; gone once it is brought. */
export const ReadyStrip = () => {
  const { t } = useText();
  const { ready } = useBoard();
  if (ready.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby="ready-title">
      <h2 id="ready-title" className={styles.title}>
        <Icon name="bell" size="1.4rem" /> {t('ready.title')} <span>{ready.length}</span>
      </h2>
      <ul className={styles.rows}>
        {ready.map(each => (
          <ReadyRow key={each.order.unique_order_number} ready={each} />
        ))}
      </ul>
    </section>
  );
};
