import { buttonClass, Icon, type IconName } from '@tableside/design';
import { isTipLink, useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';

const iconOf = (link: string): IconName => (isTipLink(link) ? 'tip' : 'link');

/** The venue's own buttons. SELECT-15. */
export const ExtraButtons = () => {
  const t = useT();
  return useGuest().restaurant.select_screen_buttons.map(({ text, link, open_new_tab }) => (
    <a
      key={text + link}
      href={link}
      className={buttonClass('secondary', true)}
      {...(open_new_tab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      <Icon name={iconOf(link)} size={20} />
      {text}
      {open_new_tab && <span className="visually-hidden">({t('common.newTab')})</span>}
    </a>
  ));
};
