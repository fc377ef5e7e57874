import type { IconName } from './paths.ts';

type Drawing = { readonly icon: IconName; readonly times: number };

/** Our drawing for each name that venues may give a tag's icon. MENU-53, MENU-54. */
export const TAG_DRAWINGS: Readonly<Record<string, IconName>> = {
  leaf: 'leaf',
  sprout: 'sprout',
  fish: 'fish',
  'spice-1': 'chili',
  'spice-2': 'chili',
  'spice-3': 'chili',
  'wheat-off': 'wheatOff',
  'chef-hat': 'chef',
  sparkle: 'sparkle',
  'map-pin': 'pin',
  warning: 'warning',
  star: 'star',
};

/** A digit at the end of a name counts: spice levels are so many chillies. Null for a name without a drawing. */
export const tagDrawing = (name: string | null): Drawing | null => {
  const icon = name !== null && Object.hasOwn(TAG_DRAWINGS, name) && TAG_DRAWINGS[name];
  return icon ? { icon, times: Number(name.at(-1)) || 1 } : null;
};
