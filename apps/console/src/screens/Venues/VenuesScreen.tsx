import { Button } from '@mantine/core';
import { useLocation } from 'wouter';
import type { Me } from '../../features/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { Blank } from '../../parts/page/Blank.tsx';
import { sectionPath } from '../../routes.ts';
import { SignOutButton } from './SignOutButton.tsx';
import styles from './venues.module.css';

/** For staff of several venues: where are you today? */
export const VenuesScreen = ({ me }: { me: Me }) => {
  const { t } = useText();
  const [, navigate] = useLocation();
  if (me.venues.length === 0) {
    return (
      <main>
        <Blank icon="table" title={t('venue.none')} hint={t('venue.noneHint')}>
          <SignOutButton />
        </Blank>
      </main>
    );
  }
  return (
    <main className={styles.page}>
      <h1>{t('venue.choose')}</h1>
      <p>{t('venue.chooseHint')}</p>
      {me.venues.map(venue => (
        <Button
          key={venue.id}
          className={styles.venue}
          variant="default"
          justify="space-between"
          rightSection={<span className={styles.role}>{t(`role.${venue.role}`)}</span>}
          onClick={() => navigate(sectionPath(venue.slug, 'orders'))}
        >
          {venue.name}
        </Button>
      ))}
      <SignOutButton />
    </main>
  );
};
