import { Button } from '@mantine/core';
import { useLocation } from 'wouter';
import { useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import { sectionPath } from '../../routes.ts';
import { firstSection, useVenue } from '../session/index.ts';
import styles from './organisation.module.css';
import type { OwnVenue } from './organisation-query.ts';

/** One venue of the owner: where it is, how far it is, and the way there. */
export const VenueCard = ({ venue }: { venue: OwnVenue }) => {
  const { t } = useText();
  const here = useVenue();
  const [, navigate] = useLocation();
  return (
    <li className={styles.card}>
      <div className={styles.what}>
        <h2>
          {venue.name} {venue.id === here.id && <Tag tone="good">{t('organisation.here')}</Tag>}
          {!venue.menu_published && <Tag>{t('organisation.noMenu')}</Tag>}
        </h2>
        <p>{venue.address || t('organisation.noAddress')}</p>
        <p className={styles.facts}>
          <span>{t('organisation.tables', { count: venue.tables })}</span>
          <span>{t('organisation.people', { count: venue.staff })}</span>
          <span>{venue.currency}</span>
        </p>
      </div>
      {venue.id !== here.id && (
        <Button
          variant="default"
          aria-label={t('organisation.openNamed', { name: venue.name })}
          onClick={() => navigate(sectionPath(venue.slug, firstSection('owner')))}
        >
          {t('organisation.open')}
        </Button>
      )}
    </li>
  );
};
