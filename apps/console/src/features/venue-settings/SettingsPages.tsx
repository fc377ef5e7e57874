import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/LoadFailed.tsx';
import { useVenue } from '../session/index.ts';
import { AboutForm } from './AboutForm.tsx';
import { LooksForm } from './looks/LooksForm.tsx';
import { WelcomeForm } from './looks/WelcomeForm.tsx';
import { MainLanguage } from './MainLanguage.tsx';
import { PopupsForm } from './PopupsForm.tsx';
import type { VenuePage } from './pages.ts';
import { QuestionsForm } from './QuestionsForm.tsx';
import { ServiceForm } from './ServiceForm.tsx';
import { SwitchesForm } from './SwitchesForm.tsx';
import { settingsQuery } from './settings-query.ts';
import { TipsForm } from './TipsForm.tsx';
import styles from './venue-settings.module.css';

type Props = { page: VenuePage };

/** A page of what the venue chose about itself. */
export const SettingsPages = ({ page }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const { data, error, refetch } = useQuery(settingsQuery(venue.id));
  if (!data && error) {
    return <LoadFailed title={t('venueSettings.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons count={3} height="14rem" className={styles.form} />;
  const languages = [data.about.main_language, ...data.about.languages];
  if (page === 'about') {
    return (
      <div className={styles.form}>
        <AboutForm about={data.about} />
        {data.about.languages.length > 0 && (
          <MainLanguage key={data.about.main_language} about={data.about} />
        )}
      </div>
    );
  }
  if (page === 'looks') return <LooksForm looks={data.looks} />;
  if (page === 'welcome') return <WelcomeForm welcome={data.welcome} spoken={data.about} />;
  if (page === 'service') return <ServiceForm service={data.service} languages={languages} />;
  if (page === 'tips') return <TipsForm tips={data.tips} />;
  if (page === 'questions') return <QuestionsForm questions={data.questions} languages={languages} />;
  if (page === 'popups') return <PopupsForm popups={data.popups} languages={languages} />;
  return <SwitchesForm switches={data.switches} />;
};
