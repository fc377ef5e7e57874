/** Names a venue may give a tag's icon; `spice-2` is two chillies. A menu from elsewhere may hold others: they are not drawn. */
export const TAG_ICONS = [
  'leaf',
  'sprout',
  'fish',
  'spice-1',
  'spice-2',
  'spice-3',
  'wheat-off',
  'chef-hat',
  'sparkle',
  'map-pin',
  'warning',
  'star',
] as const;
export type TagIcon = (typeof TAG_ICONS)[number];
