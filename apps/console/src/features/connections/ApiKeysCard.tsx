import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Rows } from '../../parts/list/Rows.tsx';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { useClock, useVenue } from '../session/index.ts';
import { ApiKeySheet } from './ApiKeySheet.tsx';
import { apiKeysQuery } from './api-keys-query.ts';
import styles from './connections.module.css';
import { RevokeSheet } from './RevokeSheet.tsx';

/** Keys with which other systems call here. */
export const ApiKeysCard = () => {
  const { t } = useText();
  const venue = useVenue();
  const clock = useClock();
  const { data: keys, error, refetch } = useQuery(apiKeysQuery(venue.id));
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<string | null>(null);
  if (!keys && error) {
    return <LoadFailed title={t('connections.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!keys) return <CardSkeletons count={1} height="10rem" className={styles.column} />;
  const chosen = keys.find(({ id }) => id === revoking);
  return (
    <SettingsCard>
      <h2>{t('apiKeys.title')}</h2>
      <p>{t('apiKeys.hint')}</p>
      {keys.length > 0 && (
        <Rows>
          {keys.map(({ id, name, scopes, ends_with: end, last_used_at: used }) => (
            <li key={id}>
              <div>
                <b>{name}</b>
                <small>{scopes.map(scope => t(`apiKeys.scope.${scope}`)).join(' · ')}</small>
                <small>
                  {t('apiKeys.ends', { end })}
                  {' · '}
                  {used === null
                    ? t('apiKeys.neverUsed')
                    : t('apiKeys.used', { time: clock.dayAndTime(used) })}
                </small>
              </div>
              <Button
                variant="default"
                aria-label={t('apiKeys.revokeOf', { name })}
                onClick={() => setRevoking(id)}
              >
                {t('apiKeys.revoke')}
              </Button>
            </li>
          ))}
        </Rows>
      )}
      <Button className={styles.add} onClick={() => setMaking(true)}>
        {t('apiKeys.make')}
      </Button>
      {making && <ApiKeySheet onClose={() => setMaking(false)} />}
      {chosen && <RevokeSheet apiKey={chosen} onClose={() => setRevoking(null)} />}
    </SettingsCard>
  );
};
