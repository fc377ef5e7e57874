import type { Order } from '../../../data/orders.ts';
import type { Payment } from '../../../data/payments.ts';
import { useGuest } from '../../venue/index.ts';
import { ReviewBlock } from './ReviewBlock.tsx';

const useReviewing = () => {
  const { token, restaurant, preview, selfService } = useGuest();
  return {
    session_token: token,
    placeId: restaurant.google_place_id,
    asked: restaurant.reviews && !preview,
    shared: selfService,
  };
};

/** The review of an order that has come. ORDER-12, REVIEW-04. */
export const OrderReview = ({ order }: { readonly order: Order }) => {
  const { session_token, placeId, asked, shared } = useReviewing();
  const { unique_order_number } = order;
  const about = { session_token, unique_order_number, payment_uuid: null, tips_qr_card_hash: null, shared };
  return (
    <ReviewBlock
      about={about}
      placeId={placeId}
      known={order.review}
      wanted={asked && order.status === 'closed'}
    />
  );
};

/** The review of what was paid; where that was an order, it is the order's. RESULT-08. */
export const PaymentReview = ({ payment }: { readonly payment: Payment }) => {
  const { session_token, placeId, asked, shared } = useReviewing();
  const unique_order_number = payment.order_type === 'order' ? payment.unique_order_number : null;
  const about = {
    session_token,
    unique_order_number,
    payment_uuid: payment.uuid,
    tips_qr_card_hash: null,
    shared,
  };
  return <ReviewBlock about={about} placeId={placeId} wanted={asked && payment.status === 'paid'} />;
};
