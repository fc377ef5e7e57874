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
import { cardOf } from '../../features/loyalty/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';

/** The cards that they have, of every venue, and the programmes of this one that they have not joined. LOYAL-45. */
const Cards = ({ user }: { readonly user: User }) => {
  const t = useT();
  const { token, restaurant } = useGuest();
  const session = { session: token };
  const others = restaurant.loyalty_programs.filter(program => !cardOf(user, program));
  if (user.loyalty_programs.length === 0 && others.length === 0) return null;
  const redirect = pathTo('Profile', session);
  return (
    <nav className={styles.ways} aria-label={t('loyalty.title')}>
      {user.loyalty_programs.map(({ id, name, venue }) => (
        <Link key={id} href={pathTo('LoyaltyProgramDetails', session, { loyaltyProgramId: id })}>
          <span>
            <bdi>{name}</bdi> · <bdi>{venue}</bdi>
          </span>
          <Icon name="forward" size={18} />
        </Link>
      ))}
      {others.map(({ id, name }) => (
        <Link
          key={id}
          href={pathTo(user.wallet_details ? 'LoyaltyPreview' : 'Register', session, { redirect })}
        >
          {t('loyalty.join', { name })}
          <Icon name="forward" size={18} />
        </Link>
      ))}
    </nav>
  );
};

const Mine = ({ user, busy, signOut }: { user: User; busy: boolean; signOut: () => void }) => {
  const t = useT();
  const { token } = useGuest();
  const to = { session: token };
  return (
    <>
      <Who user={user} />
      <Cards user={user} />
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
  const { token } = useGuest();
  const { status, user } = useUser();
  const { busy, alert, dismiss, run } = useWork();
  const signOut = (): void =>
    void run(async () => {
      await api('POST /auth/sign-out', {});
      nowSignedIn(token, null);
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
