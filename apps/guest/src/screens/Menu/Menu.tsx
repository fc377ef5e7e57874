import type { ScreenProps } from '../../app/screens.ts';
import { failureCode, failureStatus } from '../../data/connection/failures.ts';
import { useMenu } from '../../data/menu.ts';
import { FailSplash, ScreenLoading } from '../../features/splash/index.ts';
import { MenuPage } from './MenuPage.tsx';

/** The menu of the session. MENU-01…55. */
export const Menu = ({ params }: ScreenProps) => {
  const { data, error } = useMenu(params.session ?? '');
  if (data) return <MenuPage menu={data} />;
  return error ? (
    <FailSplash code={failureCode(error)} status={failureStatus(error)} reloadable />
  ) : (
    <ScreenLoading />
  );
};
