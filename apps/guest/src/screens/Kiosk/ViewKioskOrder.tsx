import { Button } from '@tableside/design';
import { orderStep } from '@tableside/domain/kiosk';
import type { ScreenProps } from '../../app/screens.ts';
import { useOrders } from '../../data/orders.ts';
import {
  ErrorSheet,
  Face,
  Mark,
  newGuest,
  OrderOver,
  useSince,
  Waits,
} from '../../features/kiosk-parts/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';

/** An order that nothing was to be paid for, until it is with the kitchen. KIOSK-02, CART-40, ORDER-07. */
export const ViewKioskOrder = ({ params }: ScreenProps) => {
  const t = useT();
  const guest = useGuest();
  const orders = useOrders(guest.token).data;
  const order = orders?.find(each => each.unique_order_number === params.uniqueOrderNumber);
  const waited = useSince(order?.status === 'pending_activate');
  const step = orderStep(order?.status ?? null, waited);
  const startOver = () => void newGuest(guest);
  if (step.kind === 'sent' && order) return <OrderOver number={order.order_id} />;
  if (step.kind === 'late' || (orders && !order)) {
    return (
      <Face
        title={t('person.staff')}
        picture={<Mark icon="info" />}
        buttons={
          <Button wide onClick={startOver}>
            {t('person.startOver')}
          </Button>
        }
      >
        <p>{t('person.lateFree', { number: order?.order_id ?? '' })}</p>
      </Face>
    );
  }
  return (
    <>
      <Face title={t('person.sendingFree')} picture={<Waits />} />
      {step.kind === 'failed' && <ErrorSheet code={step.code} takenBack={false} free onRetry={startOver} />}
    </>
  );
};
