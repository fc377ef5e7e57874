import { Button, Skeleton } from '@tableside/design';
import { useState } from 'react';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { api } from '../../data/api.ts';
import {
  AccountPage,
  nowSignedIn,
  Passkeys,
  SignedOut,
  accountStyles as styles,
  useUser,
  useWork,
  Who,
} from '../../features/account/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useLanguage, useT } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { VerifyEmail } from './VerifyEmail.tsx';

const EraseAccount = ({ busy, erase }: { readonly busy: boolean; readonly erase: () => void }) => {
  const t = useT();
  const [sure, setSure] = useState(false);
  return (
    <>
      {sure && <p role="status">{t('account.eraseText')}</p>}
      <Button wide look="secondary" busy={busy} onClick={() => (sure ? erase() : setSure(true))}>
        {t(sure ? 'account.eraseNow' : 'account.erase')}
      </Button>
      {sure && (
        <Button wide look="quiet" onClick={() => setSure(false)}>
          {t('common.cancel')}
        </Button>
      )}
    </>
  );
};

/** The account itself: address, password, taking one's data along, erasing it. Spec 3§2; PROFILE-02, PROFILE-17. */
const ProfileDetails = (_: ScreenProps) => {
  const t = useT();
  const language = useLanguage();
  const { token } = useGuest();
  const { status, user } = useUser();
  const work = useWork();
  const everywhere = async (): Promise<void> => {
    await api('POST /profile/sign-out-everywhere', {});
    nowSignedIn(token, null);
  };
  const erase = async (): Promise<void> => {
    await api('POST /profile/delete', { body: { language } });
    nowSignedIn(token, null);
    showToast({ tone: 'success', text: t('account.erased') });
  };
  const mine = user && (
    <>
      <section className={styles.card}>
        <Who user={user} />
        {user.emailVerified ? (
          <p className={styles.note}>{t('account.verified')}</p>
        ) : (
          <VerifyEmail work={work} />
        )}
      </section>
      <Passkeys work={work} user={user} />
      <ChangePassword work={work} email={user.email} />
      <section className={styles.card}>
        <Button wide look="secondary" busy={work.busy} onClick={() => void work.run(everywhere)}>
          {t('account.signOutEverywhere')}
        </Button>
        <a className={styles.link} href="/api/profile/export" download="account.json">
          {t('account.export')}
        </a>
        <EraseAccount busy={work.busy} erase={() => void work.run(erase)} />
      </section>
    </>
  );
  return (
    <AccountPage
      title={t('account.settings')}
      backTo={pathTo('Profile', { session: token })}
      alert={work.alert}
      onDismiss={work.dismiss}
    >
      {status === 'loading' ? <Skeleton lines={6} /> : (mine ?? <SignedOut />)}
    </AccountPage>
  );
};
export default ProfileDetails;
