import { Link, useRoute } from 'wouter';
import { type TextKey, useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.ts';
import { isMoneySection, ROUTES, type Section, sectionPath } from '../../routes.ts';
import { useBoard } from '../board/index.ts';
import { useOpenAlerts } from '../money-alerts/index.ts';
import { placesOf, useVenue } from '../session/index.ts';
import styles from './shell.module.css';

const looks: Record<Section, { icon: IconName; words: TextKey }> = {
  orders: { icon: 'tray', words: 'board.title' },
  calls: { icon: 'hand', words: 'calls.title' },
  kitchen: { icon: 'pot', words: 'kitchen.title' },
  tables: { icon: 'table', words: 'tables.title' },
  stock: { icon: 'box', words: 'stock.title' },
  bills: { icon: 'receipt', words: 'bills.title' },
  payments: { icon: 'receipt', words: 'payments.title' },
  numbers: { icon: 'receipt', words: 'numbers.title' },
  'money-alerts': { icon: 'receipt', words: 'alerts.title' },
  account: { icon: 'people', words: 'account.title' },
  'first-steps': { icon: 'check', words: 'firstSteps.title' },
  codes: { icon: 'table', words: 'codes.title' },
  settings: { icon: 'clock', words: 'venueSettings.title' },
  venues: { icon: 'table', words: 'organisation.title' },
  'food-courts': { icon: 'table', words: 'courts.title' },
  menu: { icon: 'note', words: 'menu.title' },
  hours: { icon: 'clock', words: 'hours.title' },
  recommend: { icon: 'note', words: 'recommend.title' },
  audit: { icon: 'note', words: 'audit.title' },
  'payment-settings': { icon: 'receipt', words: 'settings.title' },
};

/** The places of the console that one's role has; a number says what waits there. */
export const Navigation = ({ className }: { className: string | undefined }) => {
  const { t } = useText();
  const { slug, role } = useVenue();
  const { ringing, lanes } = useBoard();
  const [, params] = useRoute(ROUTES.section);
  const waiting: Partial<Record<Section, number>> = {
    orders: lanes.new.length,
    calls: ringing.calls,
    bills: useOpenAlerts(),
  };
  const places = placesOf(role);
  const here = (section: Section): boolean =>
    params?.section === section || (isMoneySection(section) && isMoneySection(params?.section));
  if (places.length < 2) return null;
  return (
    <nav className={className} aria-label={t('nav.label')}>
      {places.map(section => (
        <Link
          key={section}
          href={sectionPath(slug, section)}
          className={styles.navLink}
          data-section={section}
          aria-current={here(section) ? 'page' : undefined}
        >
          <Icon name={looks[section].icon} size="1.5rem" />
          <span>{t(looks[section].words)}</span>
          {(waiting[section] ?? 0) > 0 && <span className={styles.count}>{waiting[section]}</span>}
        </Link>
      ))}
    </nav>
  );
};
