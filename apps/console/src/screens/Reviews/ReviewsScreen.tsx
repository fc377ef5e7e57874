import { Button } from '@mantine/core';
import { Averages, ReviewFilters, ReviewList, reviewsCsv, useFilters } from '../../features/reviews/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from '../screens.module.css';

/** What guests said, and what it comes to. */
export const ReviewsScreen = () => {
  const { t } = useText();
  const { id } = useVenue();
  const found = useFilters();
  const { filters } = found;
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <h1 className={styles.title}>{t('reviews.title')}</h1>
      <div className={styles.list}>
        <ReviewFilters {...found} />
        <Averages days={filters.days} />
        <ReviewList filters={filters} />
        <div>
          <Button
            component="a"
            variant="default"
            href={reviewsCsv(id, filters)}
            download
            leftSection={<Icon name="download" />}
          >
            {t('reviews.csv')}
          </Button>
        </div>
      </div>
    </div>
  );
};
