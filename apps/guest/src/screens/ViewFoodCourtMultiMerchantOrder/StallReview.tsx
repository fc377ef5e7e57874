import type { Hall, Merchant } from '../../features/food-court/index.ts';
import { ReviewBlock } from '../../features/review/index.ts';

type Props = { readonly hall: Hall; readonly order: Merchant };

/** How it was, once it has come: of each stall on its own. FOOD-44 */
const StallReview = ({ hall, order }: Props) => {
  const stall = hall.stalls.find(({ id }) => id === order.restaurant_id);
  const { session_token, unique_order_number, display_status, review } = order;
  if (!stall || session_token === null) return null;
  const about = { session_token, unique_order_number, payment_uuid: null, tips_qr_card_hash: null };
  return (
    <ReviewBlock
      about={about}
      placeId={stall.google_place_id}
      known={review}
      wanted={stall.reviews && display_status === 'completed'}
    />
  );
};
export default StallReview;
