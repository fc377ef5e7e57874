import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Failure } from '../../../parts/page/Failure.tsx';
import { LoadFailed } from '../../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import styles from '../staff.module.css';
import { ownSessionsKey, ownSessionsQuery } from '../staff-queries.ts';
import { useAttempt } from '../use-attempt.ts';
import { SessionList } from './SessionList.tsx';

/** Where the own account is signed in. */
export const SessionsPanel = () => {
  const { t } = useText();
  const client = useQueryClient();
  const { data: sessions, error, refetch } = useQuery(ownSessionsQuery);
  const { run, busy, failure } = useAttempt();
  const change = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      await client.invalidateQueries({ queryKey: ownSessionsKey });
    });
  if (!sessions && error) {
    return <LoadFailed title={t('sessions.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!sessions) return null;
  return (
    <SettingsCard className={styles.card}>
      <h2>{t('sessions.title')}</h2>
      <SessionList
        sessions={sessions}
        busy={busy}
        onEnd={({ id }) =>
          void change(() => call('POST /console/account/sessions/{session}/end', { session: id }))
        }
      />
      <Failure text={failure} />
      {sessions.length > 1 && (
        <Button
          variant="default"
          loading={busy}
          onClick={() => void change(() => call('POST /console/account/end-others', {}))}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </SettingsCard>
  );
};
