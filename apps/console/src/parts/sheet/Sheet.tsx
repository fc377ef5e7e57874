import { CloseButton } from '@mantine/core';
import { type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../i18n/index.ts';
import { NextFrame } from '../page/NextFrame.tsx';
import { useStillPage } from '../page/use-still-page.ts';
import styles from '../parts.module.css';
import { stopStill } from '../steady/hold-still.ts';
import { sheetHost } from './sheet-host.ts';
import { useDialog } from './use-dialog.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Closed with gloves on. */
  gloves?: boolean;
  /** Wider where there is room, and as high as the screen on a phone: worked in, not only answered. */
  wide?: boolean;
  children: ReactNode;
};

const Opened = ({ onClose, title, gloves, wide, children }: Omit<Props, 'opened'>) => {
  const { t } = useText();
  const titleId = useId();
  const shade = useRef<HTMLDivElement>(null);
  useStillPage();
  useDialog(shade, onClose);
  return (
    <div ref={shade} className={styles.sheetShade} onClickCapture={stopStill}>
      <section
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.sheet}
        data-wide={wide || undefined}
      >
        {/* Not a <header>: it would be a second banner of the page for screen readers. */}
        <div className={styles.sheetHead}>
          <h2 id={titleId} className={styles.sheetTitle}>
            {title}
          </h2>
          <CloseButton size={gloves ? 64 : 48} iconSize={28} aria-label={t('app.close')} onClick={onClose} />
        </div>
        <div className={styles.sheetBody}>
          <NextFrame>{children}</NextFrame>
        </div>
      </section>
    </div>
  );
};

/**
 * A dialog in the middle of a wide screen, and at the bottom of a phone, where the thumb is. Written by hand: a tablet
 * takes three times as long for a library's, and its first frame is what the finger waits for.
 */
export const Sheet = ({ opened, ...rest }: Props) =>
  opened ? createPortal(<Opened {...rest} />, sheetHost()) : null;
