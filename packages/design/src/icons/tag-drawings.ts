import type { IconName } from './paths.ts';

type Drawing = { readonly icon: IconName; readonly times: number };

/** Our drawing for each name that venues may give a tag's icon; spice levels are counted chillies. MENU-53, MENU-54. */
export const TAG_DRAWINGS: Readonly<Record<string, Drawing>> = {
  leaf: { icon: 'leaf', times: 1 },
  sprout: { icon: 'sprout', times: 1 },
  fish: { icon: 'fish', times: 1 },
  'spice-1': { icon: 'chili', times: 1 },
  'spice-2': { icon: 'chili', times: 2 },
  'spice-3': { icon: 'chili', times: 3 },
  'wheat-off': { icon: 'wheatOff', times: 1 },
  'chef-hat': { icon: 'chef', times: 1 },
  sparkle: { icon: 'sparkle', times: 1 },
  'map-pin': { icon: 'pin', times: 1 },
  warning: { icon: 'warning', times: 1 },
  star: { icon: 'star', times: 1 },
};

/** Null for a name that there is no drawing for. */
export const tagDrawing = (name: string | null): Drawing | null =>
  name !== null && Object.hasOwn(TAG_DRAWINGS, name) ? (TAG_DRAWINGS[name] ?? null) : null;
