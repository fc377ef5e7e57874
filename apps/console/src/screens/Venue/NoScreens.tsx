import { useText } from '../../i18n/index.ts';
import { Blank } from '../../parts/Blank.tsx';
import { SignOutButton } from '../Venues/SignOutButton.tsx';

/** For roles that have no work in this part of the console. */
export const NoScreens = () => {
  const { t } = useText();
  return (
    <main>
      <Blank icon="people" title={t('app.noScreens')} hint={t('app.noScreensHint')}>
        <SignOutButton />
      </Blank>
    </main>
  );
};
