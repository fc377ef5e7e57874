import { useLanguage, useT } from '../../texts/texts.ts';
import styles from './Account.module.css';
import type { User } from './user.ts';

/** Who is signed in: photo or first letter, name, address, and since when. PROFILE-17. */
export const Who = ({ user }: { readonly user: User }) => {
  const t = useT();
  const language = useLanguage();
  const name = user.displayName ?? user.wallet_details?.name;
  // Who gave no name is called by the address, once.
  const title = name || user.email;
  const joined = new Date(user.metadata.creationTime).toLocaleDateString(language, { dateStyle: 'long' });
  return (
    <div className={styles.who}>
      {user.photoURL ? (
        <img className={styles.photo} src={user.photoURL} alt="" referrerPolicy="no-referrer" />
      ) : (
        <span className={styles.photo} aria-hidden="true">
          {[...title][0]?.toUpperCase()}
        </span>
      )}
      <div>
        <h2>
          <bdi>{title}</bdi>
        </h2>
        {name && (
          <p>
            <bdi>{user.email}</bdi>
          </p>
        )}
        <p className={styles.note}>{t('account.joined', { date: joined })}</p>
      </div>
    </div>
  );
};
