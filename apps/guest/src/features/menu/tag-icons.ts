import type { IconName } from '@tableside/design';
import type { TagIcon } from '@tableside/domain/menu';

/** Names that venues may give a tag's icon, and our drawing for each; spice levels are counted chillies. MENU-53, MENU-54. */
const ICONS: Readonly<Record<TagIcon, { readonly icon: IconName; readonly times: number }>> = {
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

export const tagIcon = (name: string | null): { icon: IconName; times: number } | null =>
  name !== null && Object.hasOwn(ICONS, name) ? ICONS[name as TagIcon] : null;
