import { useMemo } from 'react';
import { useText } from '../../i18n/index.ts';
import { useVenue } from '../session/index.ts';
import type { Worded } from './find.ts';
import { LABELS } from './labels.ts';
import { type Place, placesFor } from './places.ts';

/** The places somebody has, in words. */
export const useWordedPlaces = (): readonly Worded<Place>[] => {
  const { t } = useText();
  const { may } = useVenue();
  return useMemo(
    () =>
      placesFor(may).map(place => ({
        place,
        title: t(`place.${place.name}`),
        hint: t(`place.${place.name}.hint`),
        words: t(`place.${place.name}.words`),
        labels: LABELS[place.name].map(key => t(key)),
      })),
    [may, t],
  );
};
