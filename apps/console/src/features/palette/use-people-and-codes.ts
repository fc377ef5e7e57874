import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { sectionPath } from '../../routes.ts';
import { couponsQuery } from '../coupons/index.ts';
import { reservationsQuery } from '../reservations/index.ts';
import { SECTION_LOOKS, useVenue } from '../session/index.ts';
import type { Worded } from '../settings-places/index.ts';
import { teamQuery } from '../team/index.ts';
import { listed, type Target } from './targets.ts';

/** Who works here, who is expected today, and which discount codes there are: for those who deal with them. */
export const usePeopleAndCodes = (): readonly Worded<Target>[] => {
  const { t } = useText();
  const { id, slug, reserves, may } = useVenue();
  const { data: team } = useQuery({ ...teamQuery(id), enabled: may('setTeam') });
  const { data: coupons } = useQuery({ ...couponsQuery(id), enabled: may('setCoupons') });
  const { data: day } = useQuery({
    ...reservationsQuery(id, null),
    enabled: may('takeReservations') && reserves,
  });
  return [
    ...listed(
      'guest',
      sectionPath(slug, 'reservations'),
      [...(day?.reservations ?? []), ...(day?.line ?? [])].map(each => ({
        id: each.id,
        name: each.name,
        hint: `${t(SECTION_LOOKS.reservations.words)} · ${each.time}`,
      })),
    ),
    ...listed(
      'person',
      sectionPath(slug, 'settings', 'team'),
      (team?.people ?? []).map(each => ({ id: each.id, name: each.name, hint: t(`role.${each.role}`) })),
    ),
    ...listed(
      'code',
      sectionPath(slug, 'settings', 'coupons'),
      (coupons?.coupons ?? []).map(each => ({ id: each.id, name: each.code, hint: t('place.coupons') })),
    ),
  ];
};
