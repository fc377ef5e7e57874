import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call, isApiFailure } from '../../api/call.ts';
import { welcome } from '../../features/session/index.ts';
import { CodeForm, NewPasswordForm } from '../../features/staff/index.ts';
import { useText } from '../../i18n/index.ts';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import styles from '../Setup/setup-screen.module.css';
import { LanguageSwitch } from '../SignIn/LanguageSwitch.tsx';

/** Whoever lost their password comes in here, by the code after the `#` of their link; the second step follows as always. */
export const NewPasswordScreen = () => {
  const { t } = useText();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [code] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const [waits, setWaits] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['new-password', code],
    queryFn: ({ signal }) => call('POST /console/new-password', { body: { code: code || '-' }, signal }),
    refetchOnWindowFocus: false,
    retry: false,
  });
  const leave = async (): Promise<void> => {
    navigate('/', { replace: true });
    await welcome(client);
  };
  const gone = isApiFailure(error) && error.code === 'not_found';
  const content = () => {
    if (waits) return <CodeForm onDone={leave} onBack={() => void leave()} />;
    if (data) {
      return (
        <>
          <h1>{t('forgot.newTitle')}</h1>
          <p className={styles.hint}>{t('forgot.newHint', { name: data.name, email: data.email })}</p>
          <NewPasswordForm
            code={code}
            email={data.email}
            onIn={() => void leave()}
            onCode={() => setWaits(true)}
          />
        </>
      );
    }
    if (gone) {
      return (
        <>
          <h1>{t('forgot.goneTitle')}</h1>
          <p className={styles.hint}>{t('forgot.gone')}</p>
          <Button size="xl" onClick={() => void leave()}>
            {t('forgot.back')}
          </Button>
        </>
      );
    }
    return error && <LoadFailed title={t('forgot.goneTitle')} error={error} onRetry={() => void refetch()} />;
  };
  return (
    <main className={styles.page}>
      <div className={styles.panel}>
        <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="Tableside" width="56" height="56" />
        {content()}
        <LanguageSwitch />
      </div>
    </main>
  );
};
