import { Icon } from '@tableside/design';
import { tagDrawing } from '@tableside/design/icons/tag-drawings.ts';
import type { MenuItem } from '../../data/menu.ts';
import { useT } from '../../texts/texts.ts';
import styles from './DishTags.module.css';

type Tag = MenuItem['tags'][number];

const TagPicture = ({ tag }: { tag: Tag }) => {
  if (tag.image) {
    return (
      <img
        src={tag.image}
        alt=""
        width={tag.width ?? 18}
        height={18}
        loading="lazy"
        className={styles.image}
      />
    );
  }
  const drawing = tagDrawing(tag.icon);
  if (!drawing) return null;
  return Array.from({ length: drawing.times }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal drawings, told apart by their place only
    <Icon key={place} name={drawing.icon} size={15} color={tag.icon_color ?? undefined} />
  ));
};

/** How much room the first two labels take beside each other: by their letters, for what lays rows out before it measures. */
const longOf = (labels: readonly string[]): 1 | 2 | undefined => {
  const letters = labels.slice(0, 2).join('').length;
  return letters > 16 ? 2 : letters > 10 ? 1 : undefined;
};

/** The tags of a dish in words with their drawings. MENU-53. */
export const DishTags = ({ item, popular = true }: { item: MenuItem; popular?: boolean }) => {
  const t = useT();
  const tags = [...item.tags, ...item.restaurant_tags];
  if (tags.length === 0 && !(popular && item.popular)) return null;
  const names = [...(popular && item.popular ? [t('menu.popular')] : []), ...tags.map(({ name }) => name)];
  return (
    <ul className={styles.tags} data-long={longOf(names)}>
      {popular && item.popular && (
        <li className={styles.popular}>
          <Icon name="star" size={15} />
          {t('menu.popular')}
        </li>
      )}
      {tags.map(tag => (
        <li key={tag.name} className={tag.icon === 'warning' ? styles.popular : styles.tag}>
          <TagPicture tag={tag} />
          {tag.name}
        </li>
      ))}
    </ul>
  );
};
