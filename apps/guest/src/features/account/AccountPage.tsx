import { IconButton } from '@tableside/design';
import type { ReactNode } from 'react';
import { useT } from '../../texts/texts.ts';
import { Frame } from '../frame/index.ts';
import { useGuest } from '../venue/index.ts';
import styles from './Account.module.css';

type Props = {
  readonly title: string;
  readonly backTo?: string;
  /** What went wrong; a red banner until it is dismissed. PROFILE-09. */
  readonly alert?: string | null;
  readonly onDismiss?: () => void;
  readonly children: ReactNode;
};

/** The frame of the screens of a guest's account. In a preview nobody signs in: whoever looks is staff. */
export const AccountPage = ({ title, backTo, alert, onDismiss, children }: Props) => {
  const t = useT();
  const { preview } = useGuest();
  return (
    <Frame title={title} {...(backTo !== undefined && { backTo })}>
      {alert && (
        <div className={styles.alert} role="alert">
          <p>{alert}</p>
          {onDismiss && <IconButton icon="close" label={t('common.dismiss')} onClick={onDismiss} />}
        </div>
      )}
      {preview ? <p className={styles.note}>{t('account.notInPreview')}</p> : children}
    </Frame>
  );
};
