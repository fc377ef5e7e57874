import { useText } from '../../i18n/index.ts';
import { FilterChips } from '../../parts/list/FilterChips.tsx';
import type { Drawer } from './use-drawer.ts';

const NONE = '';

/** Which drawer opens when cash is taken on this device, remembered: a phone in the garden opens none behind the bar. */
export const DrawerChoice = ({ drawer }: { drawer: Drawer }) => {
  const { t } = useText();
  if (drawer.drawers.length === 0) return null;
  return (
    <FilterChips
      label={t('tillDrawer.which')}
      value={drawer.own?.id ?? NONE}
      onChoose={chosen => drawer.standAt(chosen === NONE ? null : chosen)}
      options={[
        { value: NONE, label: t('tillDrawer.stays') },
        ...drawer.drawers.map(({ id, name }) => ({ value: id, label: t('tillDrawer.opens', { name }) })),
      ]}
    />
  );
};
