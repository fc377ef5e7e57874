import { ICON_PATHS } from '@tableside/design/icons/paths.ts';
import { tagDrawing } from '@tableside/design/icons/tag-drawings.ts';
import styles from './tags.module.css';

/** A tag's icon as guests see it; nothing for a name that guests' phones have no drawing for. */
export const TagGlyph = ({ name, color }: { name: string | null; color: string | null }) => {
  const drawing = tagDrawing(name);
  if (!drawing) return null;
  const { icon, times } = drawing;
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
