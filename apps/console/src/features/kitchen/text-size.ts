import { deviceStorage } from '../../parts/device-storage.ts';

const REMEMBERED = 'tableside.console.kitchen-text';

/** By how much everything on the tickets is larger than usual; how far a screen hangs from the stove is its own matter. */
export const TEXT_SIZES = [0.85, 1, 1.25, 1.5] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
const USUAL: TextSize = 1;

/** The size that this device was set to. */
export const rememberedTextSize = (): TextSize => {
  const known = Number(deviceStorage.getItem(REMEMBERED));
  return TEXT_SIZES.find(size => size === known) ?? USUAL;
};

/** The next larger or smaller size, kept for this device; the last one where there is none. */
export const stepTextSize = (from: TextSize, step: 1 | -1): TextSize => {
  const size = TEXT_SIZES[TEXT_SIZES.indexOf(from) + step] ?? from;
  deviceStorage.setItem(REMEMBERED, String(size));
  return size;
};
