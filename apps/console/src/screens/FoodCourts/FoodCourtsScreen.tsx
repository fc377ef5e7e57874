import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useRoute } from 'wouter';
import {
  blankCourt,
  CourtCode,
  CourtForm,
  CourtList,
  CourtNews,
  foodCourtsQuery,
  nameOf,
} from '../../features/food-courts/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { NEW_COURT, ROUTES, sectionPath } from '../../routes.ts';
import styles from '../screens.module.css';

/** The food courts of the organisation; one of them; a new one. */
export const FoodCourtsScreen = () => {
  const { t, language } = useText();
  const { id, slug } = useVenue();
  const [, navigate] = useLocation();
  const [, params] = useRoute(ROUTES.section);
  const { data, error, refetch } = useQuery(foodCourtsQuery(id));
  if (!data && error)
    return <LoadFailed title={t('courts.loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeletons count={3} height="7rem" className={`${styles.page} ${styles.list}`} />;
  const { courts, venues, address, news } = data;
  const court = courts.find(each => each.id === params?.thing) ?? null;
  const making = params?.thing === NEW_COURT;
  const main = venues.find(venue => venue.id === id)?.main_language ?? language;
  const all = () => navigate(sectionPath(slug, 'food-courts'));
  if (!court && !making) {
    return (
      <div className={`${styles.page} ${styles.narrow}`}>
        <h1 className={styles.title}>{t('courts.title')}</h1>
        <p className={styles.intro}>{courts.length > 0 ? t('courts.intro') : t('courts.none')}</p>
        <CourtNews news={news} />
        <CourtList courts={courts} />
        <Button size="lg" onClick={() => navigate(sectionPath(slug, 'food-courts', NEW_COURT))}>
          {t('courts.add')}
        </Button>
      </div>
    );
  }
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <h1 className={styles.title}>{court ? nameOf(court, language) : t('courts.add')}</h1>
      {court && <CourtCode court={court} name={nameOf(court, language)} address={address} />}
      <CourtForm
        key={court?.id ?? NEW_COURT}
        court={court}
        begun={court ?? blankCourt(main)}
        venues={venues}
        onMade={made => navigate(sectionPath(slug, 'food-courts', made))}
      />
      <Button variant="subtle" onClick={all}>
        {t('courts.back')}
      </Button>
    </div>
  );
};
