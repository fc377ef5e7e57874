import { deviceStorage } from '../../parts/device-storage.ts';

const REMEMBERED = 'tableside.console.floor-view';

export type FloorView = 'plan' | 'list';

/** How this device showed the tables last: a tablet at the bar shows the plan, a waiter's phone the list. */
export const rememberedView = (): FloorView =>
  deviceStorage.getItem(REMEMBERED) === 'plan' ? 'plan' : 'list';
export const rememberView = (view: FloorView): void => deviceStorage.setItem(REMEMBERED, view);
