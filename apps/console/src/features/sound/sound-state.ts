import { deviceStorage } from '../../parts/device-storage.ts';

/**
 * `ask`: nobody has chosen yet; `blocked`: it was on, but the browser wants a tap after a reload; `off`: turned off on
 * purpose; `on`: rings.
 */
export type SoundState = 'ask' | 'blocked' | 'off' | 'on';
export type SoundChoice = 'on' | 'off' | null;

const REMEMBERED = 'tableside.console.sound';

export const soundState = (choice: SoundChoice, running: boolean): SoundState => {
  if (choice === null) return 'ask';
  if (choice === 'off') return 'off';
  return running ? 'on' : 'blocked';
};

export const rememberedChoice = (): SoundChoice => {
  const value = deviceStorage.getItem(REMEMBERED);
  return value === 'on' || value === 'off' ? value : null;
};
export const rememberChoice = (choice: 'on' | 'off'): void => deviceStorage.setItem(REMEMBERED, choice);
