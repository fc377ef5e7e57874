import { buttonClass } from '@tableside/design';
import { Link } from '../../app/Link.tsx';
import { usePlace } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import styles from './Account.module.css';

/** What the screens of the profile show while nobody is signed in. */
export const SignedOut = () => {
  const t = useT();
  const { token } = useGuest();
  const { path, query } = usePlace();
  const to = [{ session: token }, { redirect: path + query }] as const;
  return (
    <section className={styles.out}>
      <p>{t('account.signedOut')}</p>
      <p className={styles.note}>{t('account.why')}</p>
      <Link className={buttonClass('primary', true)} href={pathTo('SignIn', ...to)}>
        {t('account.signIn')}
      </Link>
      <Link className={buttonClass('secondary', true)} href={pathTo('SignUp', ...to)}>
        {t('account.signUp')}
      </Link>
    </section>
  );
};
