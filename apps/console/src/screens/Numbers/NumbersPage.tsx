import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import {
  Headline,
  ItemsPanel,
  MadeOf,
  MethodsPanel,
  numbersQuery,
  OwnNumbers,
  Panel,
  PeoplePanel,
  PeriodPicker,
  SalesChart,
  useWish,
  VatTable,
  type Wish,
} from '../../features/numbers/index.ts';
import { OwnRating } from '../../features/reviews/index.ts';
import { useClock, useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Blank } from '../../parts/page/Blank.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { sectionPath } from '../../routes.ts';
import screen from '../screens.module.css';
import styles from './numbers-page.module.css';

const HouseNumbers = ({ wish }: { wish: Wish }) => {
  const { t } = useText();
  const { id } = useVenue();
  const clock = useClock();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...numbersQuery(id, wish),
    placeholderData: keepPreviousData,
  });
  if (!data && error) {
    return <LoadFailed title={t('numbers.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={6} height="9rem" className={styles.grid} />;
  const { period, figures } = data;
  const csv = (table: string): string => {
    const query = new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, String(value)]));
    return `/api/console/${id}/numbers/csv/${table}?${query}`;
  };
  const isEmpty = figures.sold === 0 && figures.received === 0 && figures.given_back === 0;
  return (
    <div aria-busy={isPlaceholderData}>
      <p className={styles.span}>
        {period.from === period.to
          ? t('numbers.dayIs', {
              day: clock.day(period.from),
              from: clock.time(period.from_at),
              to: clock.time(period.to_at),
            })
          : t('numbers.daysAre', { first: clock.day(period.from), last: clock.day(period.to) })}
        {period.running && ` · ${t('numbers.runs')}`}
      </p>
      <Headline numbers={data} />
      {isEmpty ? (
        <Blank icon="receipt" title={t('numbers.empty')} hint={t('numbers.emptyHint')} />
      ) : (
        <div className={styles.grid}>
          <SalesChart numbers={data} csv={csv} />
          <Panel title={t('numbers.made')} csv={csv('accounts')}>
            <MadeOf figures={figures} />
          </Panel>
          <MethodsPanel methods={data.methods} csv={csv('methods')} />
          <ItemsPanel items={data.items} csv={csv('items')} />
          <PeoplePanel people={data.people} csv={csv('people')} wide={data.vat.length === 0} />
          {data.vat.length > 0 && (
            <Panel title={t('numbers.vat')} csv={csv('vat')}>
              <VatTable vat={data.vat} />
            </Panel>
          )}
        </div>
      )}
    </div>
  );
};

/** The venue's numbers of a period, or a waiter's own. */
export const NumbersPage = () => {
  const { t } = useText();
  const { slug, may } = useVenue();
  const period = useWish();
  const ofHouse = may('seeNumbers');
  return (
    <div className={`${screen.page} ${screen.bill}`}>
      <div className={styles.top}>
        <PeriodPicker period={period} />
        {ofHouse && (
          <div className={styles.deeds}>
            <Button
              component={Link}
              className={styles.link}
              href={sectionPath(slug, 'numbers', 'books')}
              variant="default"
            >
              {t('books.open')}
            </Button>
            <Button
              component={Link}
              className={styles.link}
              href={sectionPath(slug, 'numbers', 'closing')}
              variant="default"
            >
              {t('closing.open')}
            </Button>
          </div>
        )}
      </div>
      {period.wish && (ofHouse ? <HouseNumbers wish={period.wish} /> : <OwnNumbers wish={period.wish} />)}
      {!ofHouse && <OwnRating />}
    </div>
  );
};
