import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LedgerDownload, PaymentRow, paymentsQuery } from '../../features/payments/index.ts';
import { useVenue } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Blank } from '../../parts/page/Blank.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import styles from '../screens.module.css';

/** How long typing may pause before the server is asked. Milliseconds. */
const TYPING_MS = 300;
/** The contract's bound. */
const LONGEST = 64;

/** Payments, newest first, found by what people know of them. */
export const PaymentsList = () => {
  const { t } = useText();
  const venue = useVenue();
  const [words, setWords] = useState('');
  const [search] = useDebouncedValue(words.trim(), TYPING_MS);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...paymentsQuery(venue.id, search),
    placeholderData: keepPreviousData,
  });
  if (!data && error) {
    return <LoadFailed title={t('payments.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  const payments = data?.pages.flatMap(page => page.payments);
  return (
    <div className={`${styles.page} ${styles.narrow}`}>
      <div className={styles.bar}>
        <TextInput
          type="search"
          aria-label={t('payments.search')}
          placeholder={t('payments.search')}
          leftSection={<Icon name="search" />}
          value={words}
          maxLength={LONGEST}
          onChange={event => setWords(event.currentTarget.value)}
        />
        <LedgerDownload />
      </div>
      {!payments && <CardSkeletons count={8} height="4.5rem" className={styles.list} />}
      {payments?.length === 0 && (
        <Blank
          icon="card"
          title={t(search === '' ? 'payments.none' : 'payments.nothing')}
          hint={t(search === '' ? 'payments.noneHint' : 'payments.nothingHint')}
        />
      )}
      <ul className={styles.list} aria-label={t('payments.title')}>
        {payments?.map(payment => (
          <PaymentRow key={payment.uuid} payment={payment} />
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles.more}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('payments.more')}
          </Button>
        </div>
      )}
    </div>
  );
};
