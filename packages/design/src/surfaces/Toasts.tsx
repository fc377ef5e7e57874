import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../controls/IconButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './Toasts.module.css';
import { topLayer } from './top-layer.ts';

export type Toast = {
  readonly id: string;
  readonly tone: 'info' | 'success' | 'error';
  readonly title?: string;
  readonly text: string;
  /** Tapping the whole toast does this. */
  readonly action?: { readonly label: string; readonly run: () => void };
};

const icons = { info: 'info', success: 'check', error: 'warning' } as const;

/** Messages at the top of the screen, above an open sheet too; errors are read out at once. */
export const Toasts = ({
  toasts,
  onDismiss,
  dismissLabel,
}: {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
  readonly dismissLabel: string;
}) => {
  const layer = useSyncExternalStore(topLayer.subscribe, topLayer.current, () => null);
  const list = (
    <ul className={styles.list}>
      {toasts.map(toast => (
        <li key={toast.id} className={`${styles.toast} ${styles[toast.tone]}`} data-toast={toast.id}>
          <Icon name={icons[toast.tone]} />
          <div className={styles.words} role={toast.tone === 'error' ? 'alert' : 'status'}>
            {toast.title && <strong>{toast.title}</strong>}
            <span>{toast.text}</span>
          </div>
          {toast.action && (
            <button type="button" className={styles.action} onClick={toast.action.run}>
              {toast.action.label}
            </button>
          )}
          <IconButton icon="close" size={18} label={dismissLabel} onClick={() => onDismiss(toast.id)} />
        </li>
      ))}
    </ul>
  );
  return layer ? createPortal(list, layer) : list;
};
