import { useQuery } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { cardOfTip, GiveLoading, GiveSuccess, Unavailable, useTipCard } from '../../features/giving/index.ts';
import { ReviewBlock } from '../../features/review/index.ts';

type Props = { readonly hash: string; readonly placeId: string | null };

/** How it was with whoever got the tip; the payment proves that its guest was there. TIPCARD-31. */
const TipReview = ({ hash, placeId }: Props) => {
  const uuid = useQuery().get('paymentUuid');
  if (uuid === null) return null;
  const about = {
    session_token: null,
    unique_order_number: null,
    payment_uuid: uuid,
    tips_qr_card_hash: hash,
  };
  return <ReviewBlock about={about} placeId={placeId} wanted />;
};

/** What became of a tip. Spec 2§2 TipSuccess; TIPCARD-02, TIPCARD-27…40. */
const TipSuccess = ({ params }: ScreenProps) => {
  const hash = params.tipsQrCardHash ?? '';
  const { data, error } = useTipCard(hash);
  if (data)
    return (
      <GiveSuccess card={cardOfTip(data)} cardPath={pathTo('TipWaiter', { tipsQrCardHash: hash })}>
        <TipReview hash={hash} placeId={data.venue.google_place_id} />
      </GiveSuccess>
    );
  if (data === null || error !== undefined) return <Unavailable kind="tip" languages={['en', 'lt', 'lv']} />;
  return <GiveLoading />;
};
export default TipSuccess;
