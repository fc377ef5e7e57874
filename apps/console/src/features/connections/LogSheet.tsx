import { Button } from '@mantine/core';
import type { Webhook } from '@tableside/contract/http/admin/webhooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Rows } from '../../parts/list/Rows.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { useVenue } from '../session/index.ts';
import styles from './connections.module.css';
import { DeliveryRow } from './DeliveryRow.tsx';
import { webhookLogKey } from './webhooks-query.ts';
import { hostOf } from './words.ts';

/** What was sent to an address, and what came of it. */
export const LogSheet = ({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) => {
  const { t } = useText();
  const { id: venue } = useVenue();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: webhookLogKey(webhook.id),
    queryFn: ({ pageParam, signal }) =>
      call('GET /console/{venue}/webhooks/{webhook}/log', {
        venue,
        webhook: webhook.id,
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: page => (page.more ? (page.deliveries.at(-1)?.id ?? null) : null),
    refetchInterval: 5_000,
  });
  const deliveries = data?.pages.flatMap(page => page.deliveries) ?? [];
  return (
    <Sheet opened onClose={onClose} title={t('webhooks.logOf', { host: hostOf(webhook.url) })}>
      {!data && error && (
        <LoadFailed title={t('connections.loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <CardSkeletons count={3} height="5rem" className={styles.column} />}
      {data && (
        <p className={styles.quiet}>
          {t(deliveries.length === 0 ? 'webhooks.logEmpty' : 'webhooks.logHint')}
        </p>
      )}
      <Rows>
        {deliveries.map(delivery => (
          <DeliveryRow key={delivery.id} webhook={webhook.id} delivery={delivery} />
        ))}
      </Rows>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('webhooks.logMore')}
        </Button>
      )}
    </Sheet>
  );
};
