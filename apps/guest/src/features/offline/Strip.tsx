import { Icon } from '@tableside/design';
import { Link } from '../../app/Link.tsx';
import { usePlace } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { useUnsent } from '../../data/placing/unsent.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import styles from './Strip.module.css';

/** On every screen but the cart, which says it itself: that an order waits on this phone and nobody has it. */
export const Strip = () => {
  const t = useT();
  const { token } = useGuest();
  const unsent = useUnsent(token);
  const { path } = usePlace();
  const cart = pathTo('PlaceOrder', { session: token });
  if (!unsent || path === cart) return null;
  return (
    <aside className={styles.strip} aria-label={t('unsent.title')}>
      <Icon name="clock" size={20} />
      <p role="status">
        <strong>{t('unsent.title')}</strong> {t(unsent.asks ? 'unsent.asks' : 'unsent.waits')}
      </p>
      <Link href={cart} className={styles.show}>
        {t('unsent.show')}
      </Link>
    </aside>
  );
};
