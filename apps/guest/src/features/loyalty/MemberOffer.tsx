import { Icon } from '@tableside/design';
import { Link } from '../../app/Link.tsx';
import { pathTo } from '../../app/paths.ts';
import { useT } from '../../texts/texts.ts';
import { useUser } from '../account/index.ts';
import { useGuest } from '../venue/index.ts';
import styles from './Loyalty.module.css';
import { standingOf } from './standing.ts';

type Props = {
  /** Another system keeps their card, and says nothing. */
  readonly silent: boolean;
  /** The keys of the offers that this guest has now. */
  readonly offers: readonly string[];
};

/** In a cart that a member would pay less for: the way to become one, for who wants it; to a member which offers they have now, or why they pay what everybody pays. */
export const MemberOffer = ({ silent, offers }: Props) => {
  const t = useT();
  const { token, restaurant } = useGuest();
  const { status, user } = useUser();
  if (silent)
    return (
      <p className={styles.silent} role="status">
        {t('loyalty.silent')}
      </p>
    );
  // One that this phone has not heard of yet is in the price all the same.
  const named = restaurant.loyalty_programs
    .flatMap(program => program.offers)
    .filter(({ key }) => offers.includes(key));
  if (named.length > 0)
    return (
      <ul className={styles.counting}>
        {named.map(({ key, name }) => (
          <li key={key}>{t('loyalty.offerCart', { name })}</li>
        ))}
      </ul>
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
