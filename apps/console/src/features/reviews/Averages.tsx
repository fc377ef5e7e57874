import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Translate, useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { Panel, ShareList } from '../numbers/index.ts';
import { useClock, useVenue } from '../session/index.ts';
import styles from './reviews.module.css';
import { averagesQuery, type Filters } from './reviews-query.ts';

type Rated = { readonly average: number | null; readonly count: number };
const rowsOf = (rated: readonly (Rated & { readonly id?: string; readonly name: string })[], t: Translate) =>
  rated.map(({ id, name, average, count }) => ({
    // Namesakes are two.
    key: id ?? name,
    name,
    value: average ?? 0,
    shown: String(average ?? ''),
    hint: t('reviews.count', { count }),
  }));

/** What ratings come to: at a glance, by day, dish, person and tag. */
export const Averages = ({ days }: { days: Filters['days'] }) => {
  const { t } = useText();
  const { id } = useVenue();
  const clock = useClock();
  const { data, error, refetch } = useQuery({
    ...averagesQuery(id, days),
    placeholderData: keepPreviousData,
  });
  if (!data && error)
    return <LoadFailed title={t('reviews.loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeletons count={2} height="8rem" className={styles.panels} />;
  if (data.count === 0) return null;
  const ratings = data.ratings.map((count, place) => ({
    key: String(place),
    name: t('reviews.stars', { count: place + 1 }),
    value: count,
    shown: String(count),
    hint: '',
  }));
  const byDay = data.days.map(day => ({ ...day, name: clock.day(day.day) })).reverse();
  const tags = data.tags.map(({ tag, good, bad }) => ({
    key: tag,
    name: t(`reviews.tag.${tag}`),
    value: good + bad,
    shown: String(good + bad),
    hint: t('reviews.goodBad', { good, bad }),
  }));
  return (
    <>
      <p className={styles.headline}>
        <b>{data.average}</b> {t('reviews.average', { count: data.count })}
      </p>
      <details className={styles.more}>
        <summary>{t('reviews.more')}</summary>
        <div className={styles.panels}>
          <Panel title={t('reviews.byRating')}>
            <ShareList label={t('reviews.byRating')} rows={ratings.reverse()} />
          </Panel>
          <Panel title={t('reviews.byDay')}>
            <ShareList label={t('reviews.byDay')} rows={rowsOf(byDay, t)} />
          </Panel>
          {data.dishes.length > 0 && (
            <Panel title={t('reviews.byDish')}>
              <ShareList label={t('reviews.byDish')} rows={rowsOf(data.dishes, t)} />
            </Panel>
          )}
          {data.people.length > 0 && (
            <Panel title={t('reviews.byPerson')}>
              <ShareList label={t('reviews.byPerson')} rows={rowsOf(data.people, t)} />
            </Panel>
          )}
          {tags.length > 0 && (
            <Panel title={t('reviews.byTag')}>
              <ShareList label={t('reviews.byTag')} rows={tags} />
            </Panel>
          )}
        </div>
      </details>
    </>
  );
};
