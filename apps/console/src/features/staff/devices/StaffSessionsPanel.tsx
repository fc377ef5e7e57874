import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Failure } from '../../../parts/page/Failure.tsx';
import { LoadFailed } from '../../../parts/page/LoadFailed.tsx';
import { SettingsCard } from '../../../parts/page/SettingsCard.tsx';
import { useVenue } from '../../session/index.ts';
import styles from '../staff.module.css';
import { staffSessionsKey, staffSessionsQuery } from '../staff-queries.ts';
import { useAttempt } from '../use-attempt.ts';
import { SessionList } from './SessionList.tsx';

/** Where everybody of the venue's staff is signed in, for owners. */
export const StaffSessionsPanel = () => {
  const { t } = useText();
  const { id: venue } = useVenue();
  const client = useQueryClient();
  const { data: sessions, error, refetch } = useQuery(staffSessionsQuery(venue));
  const { run, busy, failure } = useAttempt();
  const end = (session: string) =>
    run(async () => {
      await call('POST /console/{venue}/staff-sessions/{session}/end', { venue, session, body: {} });
      await client.invalidateQueries({ queryKey: staffSessionsKey(venue) });
    });
  if (!sessions && error) {
    return (
      <LoadFailed title={t('sessions.everybodyLoadFailed')} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!sessions) return null;
  return (
    <SettingsCard className={styles.card}>
      <h2>{t('sessions.everybody')}</h2>
      <SessionList sessions={sessions} named busy={busy} onEnd={({ id }) => void end(id)} />
      <Failure text={failure} />
    </SettingsCard>
  );
};
