import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Rows } from '../../parts/list/Rows.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { useVenue } from '../session/index.ts';
import styles from './connections.module.css';
import { LogSheet } from './LogSheet.tsx';
import { WebhookRow } from './WebhookRow.tsx';
import { WebhookSheet } from './WebhookSheet.tsx';
import { webhooksQuery } from './webhooks-query.ts';

type Open = { readonly what: 'new' } | { readonly what: 'change' | 'log'; readonly id: string };

/** Where other systems are told of what happens here. */
export const WebhooksCard = () => {
  const { t } = useText();
  const venue = useVenue();
  const { data: webhooks, error, refetch } = useQuery(webhooksQuery(venue.id));
  const [open, setOpen] = useState<Open | null>(null);
  if (!webhooks && error) {
    return <LoadFailed title={t('connections.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!webhooks) return <CardSkeletons count={1} height="14rem" className={styles.column} />;
  const close = () => setOpen(null);
  const chosen = open && open.what !== 'new' ? webhooks.find(({ id }) => id === open.id) : undefined;
  return (
    <SettingsCard>
      <h2>{t('webhooks.title')}</h2>
      <p>{t('webhooks.hint')}</p>
      {webhooks.length > 0 && (
        <Rows>
          {webhooks.map(webhook => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onChange={() => setOpen({ what: 'change', id: webhook.id })}
              onLog={() => setOpen({ what: 'log', id: webhook.id })}
            />
          ))}
        </Rows>
      )}
      <Button className={styles.add} onClick={() => setOpen({ what: 'new' })}>
        {t('webhooks.add')}
      </Button>
      {open?.what === 'new' && <WebhookSheet webhook={null} onClose={close} />}
      {open?.what === 'change' && chosen && (
        <WebhookSheet key={`${chosen.id} ${chosen.revision}`} webhook={chosen} onClose={close} />
      )}
      {open?.what === 'log' && chosen && <LogSheet key={chosen.id} webhook={chosen} onClose={close} />}
    </SettingsCard>
  );
};
