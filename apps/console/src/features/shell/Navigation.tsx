import { Link, useRoute } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { isMoneySection, isSettingsSection, ROUTES, type Section, sectionPath } from '../../routes.ts';
import { useBoard } from '../board/index.ts';
import { useOpenAlerts } from '../money-alerts/index.ts';
import { SECTION_LOOKS, useVenue } from '../session/index.ts';
import styles from './shell.module.css';

/** Whether a place of the navigation stands for the section that is open. */
const standsFor = (place: Section, open: string | undefined): boolean =>
  place === open ||
  (isMoneySection(place) && isMoneySection(open)) ||
  (place === 'settings' && isSettingsSection(open));

/** Of all about money the kitchen sees nothing but their own tips. */
const ONLY_TIPS: Section = 'tips';

/** Places of the console; a number says what waits there. */
export const PlaceLinks = ({ places, onGo }: { places: readonly Section[]; onGo?: () => void }) => {
  const { t } = useText();
  const { slug } = useVenue();
  const { ringing, lanes } = useBoard();
  const [, params] = useRoute(ROUTES.section);
  const waiting: Partial<Record<Section, number>> = {
    orders: lanes.new.length,
    calls: ringing.calls,
    bills: useOpenAlerts(),
  };
  return places.map(section => (
    <Link
      key={section}
      href={sectionPath(slug, section)}
      className={styles.navLink}
      data-section={section}
      aria-current={standsFor(section, params?.section) ? 'page' : undefined}
      onClick={onGo}
    >
      <Icon name={SECTION_LOOKS[section].icon} size="1.5rem" />
      <span>
        {isMoneySection(section) && section !== ONLY_TIPS
          ? t('money.nav')
          : section === 'settings'
            ? t('nav.settings')
            : t(SECTION_LOOKS[section].words)}
      </span>
      {(waiting[section] ?? 0) > 0 && <span className={styles.count}>{waiting[section]}</span>}
    </Link>
  ));
};
