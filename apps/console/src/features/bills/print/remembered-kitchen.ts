import { deviceStorage } from '../../../parts/device-storage.ts';

const REMEMBERED = 'tableside.console.to-kitchen';

/** Whether what this device put on a bill last went to the kitchen; a house that only takes money here says no once. */
export const remembersKitchen = (): boolean => deviceStorage.getItem(REMEMBERED) !== 'no';
export const rememberKitchen = (kitchen: boolean): void =>
  deviceStorage.setItem(REMEMBERED, kitchen ? 'yes' : 'no');
