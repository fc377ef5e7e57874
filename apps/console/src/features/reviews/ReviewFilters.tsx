import { REVIEW_DAYS } from '@tableside/contract/http/console/reviews';
import { useText } from '../../i18n/index.ts';
import { FilterChips } from '../../parts/list/FilterChips.tsx';
import styles from './reviews.module.css';
import { ONLY, RATINGS, type useFilters } from './use-filters.ts';

/** Which reviews are looked at. */
export const ReviewFilters = ({ filters, choose }: ReturnType<typeof useFilters>) => {
  const { t } = useText();
  return (
    <div className={styles.filters}>
      <FilterChips
        label={t('reviews.days')}
        value={filters.days}
        onChoose={value => choose('days', value)}
        options={REVIEW_DAYS.map(value => ({
          value,
          label: t('reviews.lastDays', { count: Number(value) }),
        }))}
      />
      <FilterChips
        label={t('reviews.ratings')}
        value={filters.rating ?? ''}
        onChoose={value => choose('rating', value)}
        options={[
          { value: '', label: t('reviews.every') },
          ...RATINGS.map(value => ({ value, label: t(`reviews.rating.${value}`) })),
        ]}
      />
      <FilterChips
        label={t('reviews.only')}
        value={filters.only ?? ''}
        onChoose={value => choose('only', value)}
        options={[
          { value: '', label: t('reviews.all') },
          ...ONLY.map(value => ({ value, label: t(`reviews.only.${value}`) })),
        ]}
      />
    </div>
  );
};
