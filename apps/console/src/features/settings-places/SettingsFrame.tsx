import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { ROUTES, type Section, sectionPath } from '../../routes.ts';
import { useVenue } from '../session/index.ts';
import { placeAt } from './places.ts';
import { useReveal } from './reveal.ts';
import { SettingsRail } from './SettingsRail.tsx';
import styles from './settings-places.module.css';

/** From here on the groups have room beside a page, and beside one with a phone. */
const WIDE = '(min-width: 62em)';
const WIDER = '(min-width: 72em)';
/** Rooms that are settings and nothing else; kitchen, floor and menu are places of their own, where one works. */
const FRAMED: readonly Section[] = [
  'settings',
  'hours',
  'codes',
  'venues',
  'recommend',
  'reviews',
  'audit',
  'payment-settings',
];

/** A page of settings with the way to all others: beside it, or above it where there is no room. */
export const SettingsFrame = ({ section, children }: { section: Section; children: ReactNode }) => {
  const { t } = useText();
  const { slug, may } = useVenue();
  const [, params] = useRoute(ROUTES.section);
  const place = placeAt(section, params?.thing, may);
  const wide = useMediaQuery(place?.wide ? WIDER : WIDE, false, { getInitialValueInEffect: false });
  useReveal(`${section} ${params?.thing}`);
  // Accountants come to the company by way of the money, and have no settings.
  if (!place || !FRAMED.includes(section) || !may('setVenue')) return children;
  if (!wide) {
    return (
      <>
        <Link href={sectionPath(slug, 'settings')} className={styles.back}>
          <Icon name="back" /> {t('venueSettings.title')}
        </Link>
        {children}
      </>
    );
  }
  return (
    <div className={styles.frame} data-wide={place.wide}>
      <SettingsRail open={place} />
      <div className={styles.content}>{children}</div>
    </div>
  );
};
