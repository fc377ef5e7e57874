import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/call.ts';
import { welcome } from '../../features/session/index.ts';
import { JoinForm } from '../../features/team/index.ts';
import { useText } from '../../i18n/index.ts';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import styles from '../Setup/setup-screen.module.css';
import { LanguageSwitch } from '../SignIn/LanguageSwitch.tsx';

/** Whoever was invited to a venue's staff comes in here, by the code after the `#` of their link. */
export const JoinScreen = () => {
  const { t } = useText();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [code] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const { data, error, refetch } = useQuery({
    queryKey: ['join', code],
    queryFn: ({ signal }) => call('POST /console/join', { body: { code: code || '-' }, signal }),
    refetchOnWindowFocus: false,
  });
  const joined = async (): Promise<void> => {
    navigate('/', { replace: true });
    await welcome(client);
  };
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="Tableside" width="56" height="56" />
        {!data && error && (
          <LoadFailed title={t('team.joinFailed')} error={error} onRetry={() => void refetch()} />
        )}
        {data && (
          <>
            <h1>{t('team.joinTitle', { venue: data.venue_name })}</h1>
            <p className={styles.hint}>
              {t('team.joinHint', { name: data.name, role: t(`role.${data.role}`), email: data.email })}
            </p>
            <JoinForm code={code} invitation={data} onJoined={() => void joined()} />
          </>
        )}
        <LanguageSwitch />
      </div>
    </main>
  );
};
