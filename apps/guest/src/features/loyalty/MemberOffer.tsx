import { Icon } from '@tableside/design';
import { Link } from '../../app/Link.tsx';
import { pathTo } from '../../app/paths.ts';
import { useT } from '../../texts/texts.ts';
import { useUser } from '../account/index.ts';
import { useGuest } from '../venue/index.ts';
import styles from './Loyalty.module.css';
import { standingOf } from './standing.ts';

/** In a cart that a member would pay less for: the way to become one, for who wants it; to a member why they do not, where another system that keeps their card is silent. */
export const MemberOffer = ({ silent }: { readonly silent: boolean }) => {
  const t = useT();
  const { token, restaurant } = useGuest();
  const { status, user } = useUser();
  if (silent)
    return (
      <p className={styles.silent} role="status">
        {t('loyalty.silent')}
      </p>
    );
  if (status === 'loading' || standingOf(user, restaurant).enrolled) return null;
  const session = { session: token };
  return (
    <Link
      className={styles.offer}
      href={pathTo('Register', session, { redirect: pathTo('PlaceOrder', session) })}
    >
      <span>{t('loyalty.offer')}</span>
      <Icon name="forward" size={18} />
    </Link>
  );
};
