import { lateParts } from '../../../app/late-parts.ts';
import type { Order } from '../../../data/orders.ts';
import type { ReviewAbout } from '../about.ts';

const { useParts } = lateParts(() => import('../review-parts.ts'));

type Props = {
  readonly about: ReviewAbout;
  readonly placeId: string | null;
  /** What the order says of it already. */
  readonly known?: Order['review'];
  /** The venue asks for reviews, and there is something to say. */
  readonly wanted: boolean;
};

/** How it was: comes by itself where it belongs on a screen, also on screens without a session. */
export const ReviewBlock = ({ about, placeId, known = null, wanted }: Props) => {
  const parts = useParts(wanted);
  return parts && wanted ? <parts.ReviewCard about={about} placeId={placeId} known={known} /> : null;
};
