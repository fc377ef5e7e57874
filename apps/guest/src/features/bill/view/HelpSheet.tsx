import { Button, Icon, Sheet } from '@tableside/design';
import { useEffect, useState } from 'react';
import { useBackCloses } from '../../../app/navigation.ts';
import { useT } from '../../../texts/texts.ts';
import { GuestAvatar } from '../../avatar/index.ts';
import { useGuest } from '../../venue/index.ts';
import { BillIcon } from './BillIcon.tsx';
import styles from './HelpSheet.module.css';

/** SPLIT-13. */
const SHOWN = 'tableside-bill-help';

/** A browser that keeps nothing shows the help each time, which does no harm. */
const wasShown = (): boolean => {
  try {
    return localStorage.getItem(SHOWN) !== null;
  } catch {
    return false;
  }
};
const remember = (): void => {
  try {
    localStorage.setItem(SHOWN, '1');
  } catch {
    // Private windows may refuse; see above.
  }
};

/** Opens when asked; where the venue wants newcomers told, also by itself the first time. */
export const useHelp = () => {
  const { flags } = useGuest();
  const told = flags.has('onboarding-orders');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (told && !wasShown()) setOpen(true);
  }, [told]);
  const close = () => {
    remember();
    setOpen(false);
  };
  return { open, show: () => setOpen(true), close };
};

/** How the list is sorted and how items are picked. SPLIT-13, SPLIT-14. */
export const HelpSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useT();
  useBackCloses(open, 'sheet', onClose);
  const points = [
    { mark: <Icon name="check" />, text: t('bill.select.helpTap') },
    { mark: <Icon name="list" />, text: t('bill.select.helpSort') },
    { mark: <GuestAvatar guest={2} />, text: t('bill.select.helpHeld') },
    { mark: <BillIcon name="equally" />, text: t('bill.select.helpShare') },
  ];
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={t('bill.select.help')}
      closeLabel={t('common.close')}
      footer={
        <Button wide onClick={onClose}>
          {t('bill.select.understood')}
        </Button>
      }
    >
      <ul className={styles.points}>
        {points.map(({ mark, text }) => (
          <li key={text}>
            <span className={styles.mark}>{mark}</span>
            {text}
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
