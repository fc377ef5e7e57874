import { buttonClass } from '@tableside/design';
import { Link } from '../../app/Link.tsx';
import { pathTo } from '../../app/paths.ts';
import { useLate } from '../../app/use-late.ts';
import {
  cameToNothing,
  type Hall,
  type Merchant,
  merchantStops,
  moneyAt,
  moneyBack,
  payPath,
  stateWords,
  pageStyles as styles,
} from '../../features/food-court/index.ts';
import { PricingContext, type useOrderParts } from '../../features/orders/index.ts';
import { ReceiptButton } from '../../features/receipts/index.ts';
import { useLanguage, useT } from '../../texts/texts.ts';

const Steps = ({ step }: Pick<Merchant, 'step'>) => {
  const t = useT();
  return (
    <ol className={styles.steps} aria-label={t('orders.steps')}>
      {merchantStops(step).map(({ label, reached, now }) => (
        <li
          key={label}
          className={reached ? styles.reached : undefined}
          aria-current={now ? 'step' : undefined}
        >
          {t(label)}
          {reached && (
            <span className="visually-hidden"> ({t(now ? 'orders.stepNow' : 'orders.stepDone')})</span>
          )}
        </li>
      ))}
    </ol>
  );
};

/** What of it goes back, in money; of an order that came to nothing also that nothing was taken. */
const MoneyBack = ({ order }: { order: Merchant }) => {
  const t = useT();
  const back = moneyBack(order);
  const failed = order.display_status === 'failed';
  if (back === 0) {
    return failed && cameToNothing(order.payment.status) ? (
      <p className={styles.back}>{t('orders.notCharged')}</p>
    ) : null;
  }
  const total = moneyAt(order, back);
  return (
    <p className={styles.back}>
      {failed ? t('orders.refundComing', { total }) : t('pay.result.refunded', { total })}
    </p>
  );
};

/** It did not get the money meanwhile: then it can be paid once more. */
const PayIt = ({ hash, order }: { hash: string; order: Merchant }) => {
  const t = useT();
  if (order.waiting_for !== 'payment' || order.left === 0) return null;
  return (
    <Link href={payPath(hash, [order])} className={buttonClass('primary', true)}>
      {t('orders.pay', { total: moneyAt(order, order.left) })}
    </Link>
  );
};

const loadReview = () => import('./StallReview.tsx');

type Props = {
  readonly hash: string;
  readonly hall: Hall;
  readonly order: Merchant;
  readonly parts: ReturnType<typeof useOrderParts>;
};

/** The order of one stall: its number large, how it stands, what is in it, its receipt. FOOD-41, FOOD-43, FOOD-54…59 */
export const MerchantCard = ({ hash, hall, order, parts }: Props) => {
  const t = useT();
  const language = useLanguage();
  const Review = useLate(loadReview, order.display_status === 'completed');
  const { order_id: number, restaurant_name: venue, display_status: state, payment } = order;
  const pricing = { decimals: order.currency.decimals, money: (amount: number) => moneyAt(order, amount) };
  const own = pathTo('ViewFoodCourtOrder', {
    foodCourtHash: hash,
    session: order.session_token ?? '',
    uniqueOrderNumber: order.unique_order_number,
  });
  return (
    <article
      className={styles.merchant}
      aria-label={`${venue}, ${t('orders.order', { number })}`}
      data-order={order.unique_order_number}
      data-state={state}
    >
      <header>
        <h2>{venue}</h2>
        <strong className={styles.number} aria-hidden="true">
          {number}
        </strong>
        {state !== 'failed' && <p>{t('court.pickUpAt', { venue, number })}</p>}
      </header>
      <p className={styles.state} role="status">
        <span className="visually-hidden">{venue}: </span>
        {t(stateWords(order))}
      </p>
      {order.waiting_for !== 'payment' && order.step !== null && <Steps step={order.step} />}
      {state === 'partially_delivered' && <p className={styles.banner}>{t('court.partReady')}</p>}
      <MoneyBack order={order} />
      {order.status_reason && (
        <blockquote className={styles.banner}>
          {t('orders.reason')}: {order.status_reason}
        </blockquote>
      )}
      {parts && (
        <PricingContext value={pricing}>
          <div className={styles.dishes}>
            <parts.OrderItems order={order} pickup />
          </div>
        </PricingContext>
      )}
      <div className={styles.words}>
        {payment.status === 'paid' && (
          <>
            <ReceiptButton payment={payment} invoice={hall.court.settings.invoices} quiet />
            {hall.court.settings.invoices && (
              <Link
                href={pathTo('RequestInvoice', { paymentUuid: payment.uuid }, { language })}
                className="word"
              >
                {t('invoice.button')}
              </Link>
            )}
          </>
        )}
        {order.session_token !== null && (
          <Link href={own} className="word">
            {t('orders.info')}
          </Link>
        )}
      </div>
      {Review && <Review hall={hall} order={order} />}
      <PayIt hash={hash} order={order} />
    </article>
  );
};
