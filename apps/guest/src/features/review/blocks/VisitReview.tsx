import { lateParts } from '../../../app/late-parts.ts';
import { useGuest } from '../../venue/index.ts';
import { aboutVisit, type ReviewAbout } from '../about.ts';

const { useParts } = lateParts(() => import('../review-parts.ts'));

type Opened = { readonly open: boolean; readonly onClose: () => void };
type Props = Opened & { readonly about: ReviewAbout; readonly placeId: string | null };

/** The review in its dialog, fetched when it is opened; also on screens without a session. REVIEW-08. */
export const ReviewDialog = ({ open, ...rest }: Props) => {
  const parts = useParts(open);
  return parts && <parts.ReviewSheet {...rest} open={open} />;
};

/** The review of a visit, from the welcome. SELECT-13. */
export const VisitReview = (opened: Opened) => {
  const { token, restaurant, selfService } = useGuest();
  return (
    <ReviewDialog
      about={{ ...aboutVisit(token), shared: selfService }}
      placeId={restaurant.google_place_id}
      {...opened}
    />
  );
};
