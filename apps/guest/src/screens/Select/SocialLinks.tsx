import { Icon, type IconName } from '@tableside/design';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './Select.module.css';

/** The sign that everybody knows; all others are written, for a chain says nothing of where it leads. */
const iconOf = (name: string): IconName | undefined =>
  (['facebook', 'instagram'] as const).find(known => name.toLowerCase().includes(known));

/** Where else the venue can be found. SELECT-04. */
export const SocialLinks = () => {
  const t = useT();
  const { restaurant } = useGuest();
  const own = [
    { name: 'Facebook', link: restaurant.facebook_link, color: null },
    { name: 'Instagram', link: restaurant.instagram_link, color: null },
    { name: t('select.website'), link: restaurant.website_link, color: null },
  ];
  const named = new Set(restaurant.social_links.map(({ link }) => link));
  const links = [...restaurant.social_links, ...own.filter(({ link }) => link && !named.has(link))];
  if (!links.some(({ link }) => link)) return null;
  return (
    <ul className={styles.social}>
      {links.map(({ name, link, color }) => {
        const icon = iconOf(name);
        return (
          link && (
            <li key={link}>
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${name} (${t('common.newTab')})`}
              >
                {icon ? <Icon name={icon} size={22} color={color ?? undefined} /> : name}
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
};
