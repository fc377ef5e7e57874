import type { FoundAtVenue } from '@tableside/contract/http/food-courts';
import { useEffect, useState } from 'react';
import { api } from '../../../data/api.ts';
import { keepsDiet } from '../../../features/filters/index.ts';
import { inVisit } from '../../../features/food-court/index.ts';
import { useLanguage, useT } from '../../../texts/texts.ts';
import styles from './Finding.module.css';
import { FoundRow } from './FoundRow.tsx';
import { fittingVenues } from './fitting.ts';
import type { Adding } from './use-adding.ts';

/** A plus that nobody finds is missed by nobody: a failure stays quiet. */
const usePopular = (hash: string): readonly FoundAtVenue[] => {
  const language = useLanguage();
  const [popular, setPopular] = useState<readonly FoundAtVenue[]>([]);
  useEffect(() => {
    // Whoever leaves something out is offered what was judged for them, when they look for it.
    if (keepsDiet()) return;
    let isOver = false;
    inVisit(hash, session =>
      api('GET /food-courts/find-dishes/{session}', { session, query: { language } }),
    ).then(
      answer => isOver || setPopular(answer.popular),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [hash, language]);
  return popular;
};

type Props = {
  readonly hash: string;
  readonly adding: Adding;
  readonly onEnter: (venueId: string, dishId: string) => void;
};

/** What is ordered most, one dish of a kitchen, below the kitchens: in the basket by one tap. FOOD-08 */
export const Popular = ({ hash, adding, onEnter }: Props) => {
  const t = useT();
  const venues = fittingVenues(usePopular(hash), []);
  if (venues.length === 0) return null;
  return (
    <section aria-labelledby="hall-popular">
      <h2 id="hall-popular" className={styles.venue}>
        {t('menu.popular')}
      </h2>
      <ul className={styles.dishes}>
        {venues.flatMap(venue =>
          venue.dishes.map(dish => (
            <FoundRow
              key={dish.id}
              venue={venue}
              dish={dish}
              note={null}
              of={venue.restaurant_name}
              adding={adding}
              onOpen={() => onEnter(venue.restaurant_id, dish.id)}
            />
          )),
        )}
      </ul>
    </section>
  );
};
