import { Icon, type IconName } from '@tableside/design';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import styles from './Select.module.css';

const iconOf = (name: string): IconName => {
  const plain = name.toLowerCase();
  if (plain.includes('facebook')) return 'facebook';
  return plain.includes('instagram') ? 'instagram' : 'link';
};

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
      {links.map(
        ({ name, link, color }) =>
          link && (
            <li key={link}>
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${name} (${t('common.newTab')})`}
              >
                <Icon name={iconOf(name)} size={22} color={color ?? undefined} />
                {/* A chain says nothing of where it leads. */}
                {iconOf(name) === 'link' && name}
              </a>
            </li>
          ),
      )}
    </ul>
  );
};
