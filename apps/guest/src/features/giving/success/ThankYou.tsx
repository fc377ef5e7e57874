import { Button, Sheet } from '@tableside/design';
import { useState } from 'react';
import { useBackCloses } from '../../../app/navigation.ts';
import { useT } from '../../../texts/texts.ts';
import styles from '../Giving.module.css';
import type { GiveCard } from '../give-card.ts';

const EMOJI = ['🎉', '💛', '☕', '✨', '🙌', '💚'] as const;

/** A handful of signs that rise for 1.5 s; none where motion is unwelcome. TIPCARD-39 */
export const Burst = () => (
  <div className={styles.burst} aria-hidden="true">
    {EMOJI.map(sign => (
      <i key={sign}>{sign}</i>
    ))}
  </div>
);

/** The words and the picture with which whoever got it thanks. TIPCARD-28 */
export const ThankYou = ({ thanks }: Pick<GiveCard, 'thanks'>) => {
  const t = useT();
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const said = Boolean(thanks.picture || thanks.text);
  // Without words there is nothing to close, and Back leaves the page.
  useBackCloses(open && said, 'sheet', close);
  if (!said) return null;
  return (
    <Sheet
      open={open}
      onClose={close}
      label={t('gift.thanks')}
      closeLabel={t('common.close')}
      footer={
        <Button wide onClick={close}>
          {t('common.ok')}
        </Button>
      }
    >
      <div className={styles.thanks}>
        {thanks.picture && <img src={thanks.picture} alt="" />}
        {thanks.text && <p>{thanks.text}</p>}
      </div>
    </Sheet>
  );
};
