import { Button, Icon, Skeleton } from '@tableside/design';
import { Link } from '../../app/Link.tsx';
import { pathTo } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { api } from '../../data/api.ts';
import {
  AccountPage,
  nowSignedIn,
  SignedOut,
  accountStyles as styles,
  type User,
  useUser,
  useWork,
  Who,
} from '../../features/account/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';

const Mine = ({ user, busy, signOut }: { user: User; busy: boolean; signOut: () => void }) => {
  const t = useT();
  const { token } = useGuest();
  const to = { session: token };
  return (
    <>
      <Who user={user} />
      <nav className={styles.ways}>
        <Link href={pathTo('NewUserForm', to)}>
          {t('account.details')}
          <Icon name="forward" size={18} />
        </Link>
        <Link href={pathTo('ProfileDetails', to)}>
          {t('account.settings')}
          <Icon name="forward" size={18} />
        </Link>
      </nav>
      <Button wide look="secondary" busy={busy} onClick={signOut}>
        {t('account.signOut')}
      </Button>
    </>
  );
};

/** Who is signed in, and what they can do about it. Spec 3§1, 3§2; PROFILE-01, PROFILE-17, PROFILE-33. */
const Profile = (_: ScreenProps) => {
  const t = useT();
  const { status, user } = useUser();
  const { busy, alert, dismiss, run } = useWork();
  const signOut = (): void =>
    void run(async () => {
      await api('POST /auth/sign-out', {});
      nowSignedIn(null);
    });
  return (
    <AccountPage title={t('account.title')} alert={alert} onDismiss={dismiss}>
      {status === 'loading' ? (
        <Skeleton lines={4} />
      ) : user ? (
        <Mine user={user} busy={busy} signOut={signOut} />
      ) : (
        <SignedOut />
      )}
    </AccountPage>
  );
};
export default Profile;
