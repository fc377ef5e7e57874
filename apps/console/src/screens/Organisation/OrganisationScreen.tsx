import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useRoute } from 'wouter';
import { AddVenueForm, organisationQuery, VenueList } from '../../features/organisation/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { NEW_VENUE, ROUTES, sectionPath } from '../../routes.ts';
import styles from '../screens.module.css';

/** The venues of one owner, and another one beside them. */
export const OrganisationScreen = () => {
  const { t } = useText();
  const { id, slug } = useVenue();
  const [, navigate] = useLocation();
  const [, params] = useRoute(ROUTES.section);
  const { data, error, refetch } = useQuery(organisationQuery(id));
  if (!data && error) {
    return <LoadFailed title={t('organisation.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={3} height="7rem" className={`${styles.page} ${styles.list}`} />;
  const adding = params?.thing === NEW_VENUE;
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <h1 className={styles.title}>{t(adding ? 'organisation.addTitle' : 'organisation.title')}</h1>
      {adding ? (
        <AddVenueForm venues={data.venues} onCancel={() => navigate(sectionPath(slug, 'venues'))} />
      ) : (
        <>
          <p className={styles.intro}>{t('organisation.intro')}</p>
          <VenueList venues={data.venues} />
          <Button size="lg" onClick={() => navigate(sectionPath(slug, 'venues', NEW_VENUE))}>
            {t('organisation.addTitle')}
          </Button>
          <h2 className={styles.heading}>{t('courts.title')}</h2>
          <p className={styles.intro}>{t('courts.intro')}</p>
          <Button size="lg" variant="default" onClick={() => navigate(sectionPath(slug, 'food-courts'))}>
            {t('courts.open')}
          </Button>
        </>
      )}
    </div>
  );
};
