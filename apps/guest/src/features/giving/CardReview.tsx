import { Button, buttonClass } from '@tableside/design';
import { mapsReviewLink } from '@tableside/domain/reviews';
import { useState } from 'react';
import { useQuery } from '../../app/navigation.ts';
import { useT } from '../../texts/texts.ts';
import { aboutVisit, ReviewDialog } from '../review/index.ts';
import type { GiveCard } from './give-card.ts';

/**
 * Says how it was, without giving anything: to the venue where the guest came from a visit, which proves that they were
 * there; else in public, where the venue has a place on a map. TIPCARD-09
 */
export const CardReview = ({ card }: { readonly card: GiveCard }) => {
  const t = useT();
  const token = useQuery().get('sessionToken');
  const [open, setOpen] = useState(false);
  const placeId = card.venue.google_place_id;
  const link = mapsReviewLink(placeId);
  if (token !== null) {
    return (
      <>
        <Button look="quiet" onClick={() => setOpen(true)}>
          {t('gift.review')}
        </Button>
        <ReviewDialog
          about={aboutVisit(token)}
          placeId={placeId}
          open={open}
          onClose={() => setOpen(false)}
        />
      </>
    );
  }
  return link ? (
    <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass('quiet')}>
      {t('gift.review')}
      <span className="visually-hidden"> ({t('common.newTab')})</span>
    </a>
  ) : null;
};
