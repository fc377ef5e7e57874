import type { KitchenSettings } from '@tableside/contract/http/console/kitchen';
import { useCallback } from 'react';
import { type TextKey, useText } from '../../../i18n/index.ts';

/** What menus call their stations; a venue that names its own has other words. */
const USUAL: Readonly<Record<string, TextKey>> = {
  kitchen: 'kitchen.usual.kitchen',
  bar: 'kitchen.usual.bar',
};

/** A station as staff call it: the venue's name for it, or the usual word for what the menu says. */
export const useStationName = (): ((
  station: Pick<KitchenSettings['stations'][number], 'id' | 'name'>,
) => string) => {
  const { t } = useText();
  return useCallback(
    ({ id, name }) => {
      const usual = name === id ? USUAL[id] : undefined;
      return usual === undefined ? name : t(usual);
    },
    [t],
  );
};
