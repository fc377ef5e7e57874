import { ICON_PATHS, type IconName } from '@tableside/design/icons/paths.ts';
import type { TagIcon } from '@tableside/domain/menu';
import styles from './tags.module.css';

const DRAWN: Readonly<Record<TagIcon, { readonly icon: IconName; readonly times: number }>> = {
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
const isDrawn = (name: string): name is TagIcon => Object.hasOwn(DRAWN, name);

/** A tag's icon as guests see it; nothing for a name that guests' phones have no drawing for. */
export const TagGlyph = ({ name, color }: { name: string | null; color: string | null }) => {
  if (name === null || !isDrawn(name)) return null;
  const { icon, times } = DRAWN[name];
  return (
    <span className={styles.glyph} aria-hidden="true">
      {[1, 2, 3].slice(0, times).map(count => (
        <svg
          key={count}
          aria-hidden="true"
          width="22"
          height="22"
          viewBox="0 0 24 24"
          color={color ?? undefined}
        >
          <path d={ICON_PATHS[icon]} />
        </svg>
      ))}
    </span>
  );
};
