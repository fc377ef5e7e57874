import type { KitchenSettings } from '@tableside/contract/http/console/kitchen';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../i18n/index.ts';
import { CardSkeletons } from '../../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../../parts/page/LoadFailed.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { menuQuery } from '../../bills/index.ts';
import { useVenue } from '../../session/index.ts';
import { SetupForm } from './SetupForm.tsx';

type Props = { opened: boolean; settings: KitchenSettings; onClose: () => void };

/** The form needs the menu's categories and dishes first. */
export const SetupSheet = ({ opened, settings, onClose }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const { data: menu, error, refetch } = useQuery({ ...menuQuery(venue.id), enabled: opened });
  return (
    <Sheet opened={opened} onClose={onClose} title={t('kitchen.setup')}>
      {menu ? (
        <SetupForm settings={settings} menu={menu} onSaved={onClose} />
      ) : error ? (
        <LoadFailed title={t('kitchen.loadFailed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons count={3} height="8rem" className={undefined} />
      )}
    </Sheet>
  );
};
