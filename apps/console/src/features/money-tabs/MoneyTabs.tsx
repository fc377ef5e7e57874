import { useEffect, useRef } from 'react';
import { Link, useRoute } from 'wouter';
import { type TextKey, useText } from '../../i18n/index.ts';
import { isMoneySection, MONEY_SECTIONS, type MoneySection, ROUTES, sectionPath } from '../../routes.ts';
import { useOpenAlerts } from '../money-alerts/index.ts';
import { sectionsOf, useVenue } from '../session/index.ts';
import styles from './money-tabs.module.css';

const WORDS: Record<MoneySection, TextKey> = {
  bills: 'bills.title',
  payments: 'payments.title',
  numbers: 'numbers.title',
  tips: 'tips.title',
  'hall-money': 'hallMoney.title',
  'money-alerts': 'alerts.title',
  'payment-settings': 'settings.title',
};

/** The money sections beside each other; only those one's role has. */
export const MoneyTabs = () => {
  const { t } = useText();
  const { slug, role, hall, reserves } = useVenue();
  const alerts = useOpenAlerts();
  const [, params] = useRoute(ROUTES.section);
  const open = useRef<HTMLAnchorElement>(null);
  const hasAlerts = alerts > 0;
  // Where the tabs are wider than the phone, the one that is open is not the one cut off; a sign that comes makes them wider.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes the widths or the tab
  useEffect(() => {
    // Answers with a promise in newer browsers, which React would take for a way to tidy up.
    void open.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [params?.section, hasAlerts, t]);
  const mine = MONEY_SECTIONS.filter(section => sectionsOf(role, { hall, reserves }).includes(section));
  if (!isMoneySection(params?.section) || mine.length < 2) return null;
  return (
    <nav className={styles.tabs} aria-label={t('money.nav')}>
      {mine.map(section => (
        <Link
          key={section}
          href={sectionPath(slug, section)}
          className={styles.tab}
          aria-current={params?.section === section ? 'page' : undefined}
          ref={params?.section === section ? open : undefined}
        >
          {t(WORDS[section])}
          {section === 'money-alerts' && hasAlerts && <b className={styles.count}>{alerts}</b>}
        </Link>
      ))}
    </nav>
  );
};
