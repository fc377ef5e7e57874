import { useState } from 'react';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { FilterChips } from '../../../parts/list/FilterChips.tsx';
import styles from './looks.module.css';
import type { LivePreview } from './use-live-preview.ts';

const SPLASH = '?previewPathName=SplashScreenPreview';
const SCREENS = {
  menu: session => `/menu/${session}`,
  welcome: session => `/select/${session}`,
  loading: session => `/menu/${session}${SPLASH}`,
} as const satisfies Record<string, (session: string) => string>;
export type PreviewScreen = keyof typeof SCREENS;
const NAMES: Record<PreviewScreen, TextKey> = {
  menu: 'looks.preview.menu',
  welcome: 'looks.preview.welcome',
  loading: 'looks.preview.loading',
};

type Props = {
  live: LivePreview;
  first: PreviewScreen;
  /** Pictures of the loading screen come with the page: it is opened anew for others. */
  loadingPictures?: string;
};

/** A phone beside what is being chosen, on the screen that somebody wants to look at. */
export const PhonePreview = ({ live: { session, onLoad }, first, loadingPictures = '' }: Props) => {
  const { t } = useText();
  const [screen, setScreen] = useState(first);
  if (session === null) return <p className={styles.soft}>{t('menu.previewNone')}</p>;
  return (
    <div className={styles.preview}>
      <FilterChips
        label={t('looks.preview')}
        options={(Object.keys(SCREENS) as PreviewScreen[]).map(each => ({
          value: each,
          label: t(NAMES[each]),
        }))}
        value={screen}
        onChoose={setScreen}
      />
      {session !== undefined && (
        <iframe
          key={screen === 'loading' ? loadingPictures : screen}
          className={styles.phone}
          title={t('looks.preview')}
          src={SCREENS[screen](session)}
          onLoad={onLoad}
        />
      )}
    </div>
  );
};
