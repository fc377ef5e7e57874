import { buttonClass, Icon, Picture, Sheet } from '@tableside/design';
import { popupUrl } from '@tableside/domain/venue';
import type { Restaurant } from '../../data/session.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import styles from './PopupSheet.module.css';

type Props = {
  readonly popup: Restaurant['popups'][number];
  readonly open: boolean;
  readonly onClose: () => void;
};

/** What the venue wants everybody to see: a picture, and where it leads in a tab of its own. POPUP-01, POPUP-04, POPUP-05. */
export const PopupSheet = ({ popup, open, onClose }: Props) => {
  const t = useT();
  const { restaurant } = useGuest();
  const { image, cta_text: words } = popup;
  const href = popupUrl(popup.url);
  const text = words ?? restaurant.name;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={text}
      untitled
      closeLabel={t('common.close')}
      footer={
        href && (
          <a
            className={buttonClass('primary', true)}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onClose}
          >
            {text}
            <Icon name="forward" size={20} />
            <span className="visually-hidden">({t('common.newTab')})</span>
          </a>
        )
      }
    >
      <Picture src={image} alt="" width={1200} height={900} eager className={styles.picture} />
      {!href && words && <p className={styles.words}>{words}</p>}
    </Sheet>
  );
};
