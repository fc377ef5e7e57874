import { Modal } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/index.ts';
import { NextFrame } from './NextFrame.tsx';
import styles from './parts.module.css';
import { useStillPage } from './use-still-page.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Closed with gloves on. */
  gloves?: boolean;
  children: ReactNode;
};

/** A dialog in the middle of a wide screen, and at the bottom of a phone, where the thumb is. */
export const Sheet = ({ opened, onClose, title, gloves = false, children }: Props) => {
  const { t } = useText();
  // A board has hundreds of sheets of which nobody opens more than a few: none is made before it is opened.
  const [made, setMade] = useState(opened);
  if (opened && !made) setMade(true);
  useStillPage(opened);
  if (!made) return null;
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size="lg"
      centered
      lockScroll={false}
      classNames={{ inner: styles.sheetInner, content: styles.sheet, title: styles.sheetTitle }}
    >
      <Modal.Overlay backgroundOpacity={0.5} />
      <Modal.Content radius="lg">
        {/* Not Modal.Header: its <header> would be a second banner of the page for screen readers. */}
        <div className={styles.sheetHead}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton size={gloves ? 64 : 48} iconSize={28} aria-label={t('app.close')} />
        </div>
        <Modal.Body>
          <NextFrame>{children}</NextFrame>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
};
