import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/index.ts';
import { CardSkeletons } from '../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../parts/page/LoadFailed.tsx';
import { useVenue } from '../session/index.ts';
import { AboutForm } from './about/AboutForm.tsx';
import { MainLanguage } from './about/MainLanguage.tsx';
import { LooksForm } from './looks/LooksForm.tsx';
import { WelcomeForm } from './looks/WelcomeForm.tsx';
import type { VenuePage } from './pages.ts';
import { PopupsForm } from './popups/PopupsForm.tsx';
import { ReviewSettingsForm } from './ReviewSettingsForm.tsx';
import { SwitchesForm } from './SwitchesForm.tsx';
import { QuestionsForm } from './service/QuestionsForm.tsx';
import { ServiceForm } from './service/ServiceForm.tsx';
import { settingsQuery } from './settings-query.ts';
import { TipsForm } from './tips/TipsForm.tsx';
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
  if (page === 'review-settings') return <ReviewSettingsForm reviews={data.reviews} />;
  if (page === 'popups') return <PopupsForm popups={data.popups} languages={languages} />;
  return <SwitchesForm switches={data.switches} />;
};
