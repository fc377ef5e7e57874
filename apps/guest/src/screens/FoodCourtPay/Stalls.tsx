import { Button, buttonClass } from '@tableside/design';
import { toMajor } from '@tableside/domain/money';
import type { ReactNode } from 'react';
import { go } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { type FailureCode, failureText } from '../../data/connection/failures.ts';
import {
  type CourtOrder,
  dueOf,
  moneyAt,
  payPath,
  type StallTrouble,
  pageStyles as styles,
} from '../../features/food-court/index.ts';
import { useT } from '../../texts/texts.ts';

const dishesOf = ({ items }: CourtOrder): string =>
  items
    .filter(({ quantity, taken_off }) => quantity > taken_off)
    .map(({ name, quantity, taken_off }) => `${quantity - taken_off}\u00a0×\u00a0${name}`)
    .join(', ');

type SummaryProps = {
  readonly orders: readonly CourtOrder[];
  readonly total: string;
  /** What can still be done about it. */
  readonly children: ReactNode;
};

/** What is paid for, stall by stall, and what it comes to. FOOD-39 */
export const StallSums = ({ orders, total, children }: SummaryProps) => {
  const t = useT();
  return (
    <section className={styles.sums} aria-label={t('pay.order')}>
      {orders.length > 1 && <p>{t('court.payTogether')}</p>}
      <strong className={styles.amount}>{total}</strong>
      <ul>
        {orders.map(order => (
          <li key={order.unique_order_number} data-order={order.unique_order_number}>
            <h2>{order.restaurant_name}</h2>
            <span className={styles.sum}>{moneyAt(order, order.left)}</span>
            <p>{dishesOf(order)}</p>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
};

type Look = Parameters<typeof buttonClass>[0];

/** To the stall's own page, which wears its looks and has its ways to pay. */
export const PayApart = ({ order, look = 'secondary' }: { order: CourtOrder; look?: Look }) => {
  const t = useT();
  const { session_token: session, unique_order_number: number, restaurant_name: venue } = order;
  return (
    <a href={pathTo('Pay', { session: session ?? '', order: number })} className={buttonClass(look, true)}>
      {t('court.payThere', { venue })}
    </a>
  );
};

type TroubleProps = {
  readonly hash: string;
  readonly trouble: StallTrouble;
  readonly orders: readonly CourtOrder[];
};

/** One of the stalls cannot be paid with the others: which, why, and what can be done. FOOD-52 */
export const StallWall = ({ hash, trouble, orders }: TroubleProps) => {
  const t = useT();
  const order = orders.find(({ unique_order_number: number }) => number === trouble.order);
  const others = order ? orders.filter(each => each !== order) : [];
  const [first] = others;
  return (
    <section className={styles.wall} role="alert">
      <h2>{t('court.cannotPay', { venue: trouble.venue ?? order?.restaurant_name ?? '' })}</h2>
      {/* Of a stall that takes no part in it there is nothing more to say. */}
      {trouble.code !== 'payment_type_not_enabled' && <p>{t(failureText(trouble.code))}</p>}
      {first && (
        <Button wide onClick={() => go(payPath(hash, others), { replace: true })}>
          {t('court.payOthers', { total: moneyAt(first, toMajor(dueOf(others), first.currency.decimals)) })}
        </Button>
      )}
      {order && <PayApart order={order} look={first ? 'secondary' : 'primary'} />}
    </section>
  );
};

/** None of it can be paid so: why, and each at its own stall. */
export const PayWallOfAll = ({ code, orders }: { code: FailureCode; orders: readonly CourtOrder[] }) => {
  const t = useT();
  return (
    <section className={styles.wall} role="alert">
      <h2>{t('pay.wall.title')}</h2>
      <p>{t(failureText(code))}</p>
      {orders.map(order => (
        <PayApart key={order.unique_order_number} order={order} />
      ))}
    </section>
  );
};
