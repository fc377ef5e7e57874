import { useCallback, useState } from 'react';
import { useBackCloses } from '../../app/navigation.ts';
import type { MenuItem } from '../../data/menu.ts';
import type { OpenItem } from './ItemSheet.tsx';

/** Which dish is open; the browser's Back closes it. MENU-33, MENU-43. */
export const useItemSheet = (isServed: (item: MenuItem) => boolean) => {
  const [opened, setOpened] = useState<OpenItem | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const open = useCallback(
    (item: MenuItem) => setOpened({ item, served: isServed(item), time: performance.now() }),
    [isServed],
  );
  useBackCloses(opened !== null, 'sheet', close);
  return { opened, open, close };
};
