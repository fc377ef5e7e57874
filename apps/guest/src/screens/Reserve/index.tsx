import type { OwnReservation } from '@tableside/contract/http/guests/reserve';
import { EmptyState, Skeleton } from '@tableside/design';
import { useState } from 'react';
import { renameHere, useQuery } from '../../app/navigation.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { addressOf, Make, Own, ReserveFrame, useReservePage } from '../../features/reserve/index.ts';
import { useT } from '../../texts/texts.ts';

/** Reserving a table, and what was reserved. */
const Reserve = ({ params }: ScreenProps) => {
  const t = useT();
  const slug = params.slug ?? '';
  const { data: page, error } = useReservePage(slug);
  const query = useQuery();
  const [made, setMade] = useState<OwnReservation | null>(null);
  const title = t('reserve.title');
  if (page === null || error !== undefined) {
    return (
      <ReserveFrame title={title} page={null}>
        <EmptyState icon="info" text={t('errors.reservations_off')} />
      </ReserveFrame>
    );
  }
  if (!page) {
    return (
      <ReserveFrame title={title} page={null}>
        <Skeleton lines={6} />
      </ReserveFrame>
    );
  }
  if (query.has('mine')) return <Own page={page} made={made} />;
  if (page.days.length === 0) {
    return (
      <ReserveFrame title={title} page={page}>
        <EmptyState icon="clock" text={t('reserve.closed')} />
      </ReserveFrame>
    );
  }
  const show = (own: OwnReservation): void => {
    setMade(own);
    renameHere(addressOf(slug, own, query));
    scrollTo(0, 0);
  };
  return <Make page={page} onMade={show} />;
};
export default Reserve;
