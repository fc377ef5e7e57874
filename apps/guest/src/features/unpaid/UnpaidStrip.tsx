import { buttonClass, Icon } from '@tableside/design';
import { Link } from '../../app/Link.tsx';
import { usePlace, useQuery } from '../../app/navigation.ts';
import { matchPath, pathTo } from '../../app/paths.ts';
import { tellHeight } from '../../app/place/tell-height.ts';
import type { RouteName } from '../../app/routes.ts';
import { loadScreen } from '../../app/screens.ts';
import { useLate } from '../../app/use-late.ts';
import { recallUnderWay } from '../../data/connection/under-way.ts';
import { useOrders } from '../../data/orders.ts';
import { useUnsent } from '../../data/placing/unsent.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import { UnpaidBox } from './UnpaidBox.tsx';
import styles from './UnpaidStrip.module.css';

/**
 * Where a guest looks around. Lists and orders say it themselves; where something is filled in or paid, it would
 * lie over the button that goes on.
 */
const SHOWN_ON: readonly RouteName[] = ['Select', 'MenuFilters', 'Menu', 'Search'];

const loadRunning = () => import('../orders/index.ts').then(part => ({ default: part.RunningStrip }));

const loadOfHall = () => import('../hall-unpaid/index.ts').then(part => ({ default: part.StallUnpaid }));

const tellStripHeight = tellHeight('--strip-size');

type Props = { readonly screen: RouteName };

/** What this session has not paid for; else what is under way. */
const OwnStrip = ({ screen }: Props) => {
  const t = useT();
  const { token, money, payingEnabled } = useGuest();
  const orders = useOrders(token).data;
  const Running = useLate(loadRunning, payingEnabled || (orders?.length ?? 0) > 0);
  const unpaid = orders?.filter(order => order.is_own && order.waiting_for === 'payment') ?? [];
  const [order] = unpaid;
  if (!order) {
    if (!Running) return null;
    return (
      <Running>
        {({ to, words, aside }) => (
          <aside ref={tellStripHeight} className={`${styles.strip} ${styles.running}`} data-screen={screen}>
            <Link href={to} className={styles.whole} onPointerDown={() => loadScreen('ViewOrder')}>
              <span>{words}</span>
              {aside && <span className={styles.aside}>{aside}</span>}
              <Icon name="forward" size={18} />
            </Link>
          </aside>
        )}
      </Running>
    );
  }
  const { unique_order_number: number, left } = order;
  const checked = recallUnderWay(number) !== null;
  const pay = checked ? t('unsent.show') : t('orders.pay', { total: money(left) });
  const several = unpaid.length > 1;
  const href = several
    ? pathTo('Orders', { session: token })
    : pathTo('Pay', { session: token, order: number });
  return (
    <UnpaidBox words={t(checked ? 'pay.status.checking' : 'orders.unpaid')} screen={screen}>
      <Link
        href={href}
        className={buttonClass('primary')}
        onPointerDown={() => loadScreen(several ? 'Orders' : 'Pay')}
      >
        {several ? t('unsent.show') : pay}
      </Link>
    </UnpaidBox>
  );
};

/** At a stall of a hall what the guest has not paid for at any of them, which they pay for at once. */
const StallStrip = ({ hash, screen }: Props & { readonly hash: string }) => {
  const OfHall = useLate(loadOfHall, true);
  const own = <OwnStrip screen={screen} />;
  if (!OfHall) return own;
  return (
    <OfHall hash={hash}>
      {line =>
        line ? (
          <UnpaidBox words={line.words} screen={screen}>
            {/* A page of the hall, which wears nobody's looks. */}
            <a href={line.href} className={buttonClass('primary')}>
              {line.pay}
            </a>
          </UnpaidBox>
        ) : (
          own
        )
      }
    </OfHall>
  );
};

/** That nobody has an order that was not paid for, and the way to pay for it; else what is under way. ADR 0005. */
export const UnpaidStrip = () => {
  const { token, restaurant, preview } = useGuest();
  const unsent = useUnsent(token);
  const screen = matchPath(usePlace().path)?.name;
  const comesBack = useQuery().has('return');
  if (unsent || comesBack || !screen || !SHOWN_ON.includes(screen)) return null;
  const { food_court_hash: hall } = restaurant;
  if (hall !== null && !preview) return <StallStrip hash={hall} screen={screen} />;
  return <OwnStrip screen={screen} />;
};
