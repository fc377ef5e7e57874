import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../i18n/index.ts';
import styles from './parts.module.css';

type Props = { opened: boolean; onClose: () => void; title: ReactNode; children: ReactNode };

/** A dialog in the middle of a wide screen, and at the bottom of a phone, where the thumb is. */
export const Sheet = ({ opened, onClose, title, children }: Props) => {
  const { t } = useText();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size="lg"
      centered
      closeButtonProps={{ 'aria-label': t('app.close'), size: 48 }}
      classNames={{ inner: styles.sheetInner, content: styles.sheet, title: styles.sheetTitle }}
    >
      {children}
    </Modal>
  );
};
