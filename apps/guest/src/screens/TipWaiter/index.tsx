import type { ScreenProps } from '../../app/screens.ts';
import {
  CardReview,
  canGive,
  cardOfTip,
  GiveLoading,
  GivePage,
  Unavailable,
  useTipCard,
} from '../../features/giving/index.ts';

/** TIPCARD-14 */
const LANGUAGES = ['en', 'lt', 'lv'];

/** A tip by the card of a person or of the house. Spec 2§2 TipWaiter; TIPCARD-01, TIPCARD-07…23. */
const TipWaiter = ({ params }: ScreenProps) => {
  const { data, error } = useTipCard(params.tipsQrCardHash ?? '');
  if (data && canGive(data)) {
    const card = cardOfTip(data);
    return <GivePage card={card}>{card.review && <CardReview card={card} />}</GivePage>;
  }
  if (data !== undefined || error !== undefined) return <Unavailable kind="tip" languages={LANGUAGES} />;
  return <GiveLoading />;
};
export default TipWaiter;
