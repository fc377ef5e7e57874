import type { TextKey } from '../../i18n/index.ts';
import type { IconName } from '../../icons/paths.ts';
import type { TrayKind } from './use-tray.ts';

/** The sign of each kind of what waits, its word beside a number, and its heading. */
export const TRAY_LOOKS: Record<
  TrayKind,
  { readonly icon: IconName; readonly word: TextKey; readonly heading: TextKey }
> = {
  unsent: { icon: 'plug', word: 'tray.unsent', heading: 'unsent.title' },
  trouble: { icon: 'alert', word: 'tray.trouble', heading: 'tray.trouble' },
  orders: { icon: 'note', word: 'tray.orders', heading: 'tray.newOrders' },
  calls: { icon: 'hand', word: 'tray.calls', heading: 'calls.title' },
  ready: { icon: 'tray', word: 'tray.ready', heading: 'ready.title' },
  money: { icon: 'cash', word: 'tray.money', heading: 'tray.money' },
};
