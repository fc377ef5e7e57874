import type { BoardOrder } from '@tableside/contract/http/console/board';
import { mentionsAllergy } from '@tableside/domain/allergens';
import { useText } from '../../../i18n/index.ts';
import { timesOf } from '../../../parts/times-of.ts';
import { isWanted, laneOf } from '../../board/index.ts';
import { useMoney } from '../../session/index.ts';
import { amountDue } from '../amounts.ts';
import type { PrimaryAct } from '../primary-act.ts';
import styles from './order-card.module.css';

type Item = BoardOrder['items'][number];
/** Lines of a new order that are drawn; of a longer one, the rest is counted. */
const LINES = 7;

const countOf = (item: Item): number => item.quantity - item.taken_off;
const brief = (items: readonly Item[]): string =>
  items.map(item => timesOf(countOf(item), item.name)).join(', ');

const Lines = ({ items }: { items: readonly Item[] }) => {
  const { t } = useText();
  const shown = items.length > LINES + 1 ? items.slice(0, LINES) : items;
  return (
    <ul className={styles.lines}>
      {shown.map(item => (
        <li key={item.id}>
          <b>{countOf(item)}</b>
          <span>
            {item.name}
            {item.modifiers.length > 0 && <small>{item.modifiers.map(({ name }) => name).join(', ')}</small>}
            {item.note !== '' && !mentionsAllergy(item.note) && (
              <small>
                <bdi>{item.note}</bdi>
              </small>
            )}
          </span>
        </li>
      ))}
      {shown.length < items.length && (
        <li className={styles.soft}>{t('order.andMore', { count: items.length - shown.length })}</li>
      )}
    </ul>
  );
};

/** The dishes in as many lines as they matter: each of a new order, what stands on the pass, the others in passing. */
export const CardDishes = ({ order, act }: { order: BoardOrder; act: PrimaryAct | null }) => {
  const { t } = useText();
  const money = useMoney();
  const wanted = order.items.filter(isWanted);
  if (laneOf(order) === 'new') return <Lines items={wanted} />;
  if (act?.kind === 'cash') {
    return (
      <p className={styles.brief}>
        {t('cash.collect')} <b className={styles.sum}>{money.show(amountDue(order, money.read))}</b>
      </p>
    );
  }
  const left = wanted.filter(item => !item.is_delivered);
  const done = wanted.length - left.length;
  const made = act?.kind === 'deliver' && act.made ? left.filter(({ id }) => act.items.includes(id)) : [];
  const held = left.filter(item => item.held);
  const others = left.filter(item => !made.includes(item) && !item.held);
  return (
    <>
      {made.length > 0 && (
        <>
          <b className={styles.ready}>{t('ready.badge')}</b>
          <Lines items={made} />
        </>
      )}
      {others.length > 0 && <p className={styles.brief}>{brief(others)}</p>}
      {held.length > 0 && (
        <p className={styles.soft}>
          {t('course.waits')}: {brief(held)}
        </p>
      )}
      {left.length === 0 && <p className={styles.brief}>{brief(wanted.length > 0 ? wanted : order.items)}</p>}
      {done > 0 && left.length > 0 && (
        <p className={styles.soft}>{t('order.someDelivered', { done, all: wanted.length })}</p>
      )}
    </>
  );
};
