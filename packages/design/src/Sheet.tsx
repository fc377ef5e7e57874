import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import styles from './Sheet.module.css';
import { topLayer } from './top-layer.ts';
import { useDragDown } from './use-drag-down.ts';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What readers call it; also its visible title unless `untitled`. */
  readonly label: string;
  readonly untitled?: boolean;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Stays in thumb reach below the scrolling part. */
  readonly footer?: ReactNode;
};

/** A sheet from the bottom on the native dialog: Escape, focus and inertness are the browser's; drag it down to close. */
export const Sheet = ({ open, onClose, label, untitled, closeLabel, children, footer }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const kept = useRef({ children, footer });
  const [used, setUsed] = useState(false);
  if (open) kept.current = { children, footer };
  useDragDown(dialog, onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    setUsed(true);
    element.showModal();
    topLayer.push(element);
    return () => {
      topLayer.remove(element);
      element.close();
    };
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={label}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => open && onClose()}
      onClick={event => event.target === dialog.current && onClose()}
      onKeyDown={event => event.stopPropagation()}
    >
      {(open || used) && (
        <div className={styles.panel}>
          {!untitled && <h2 className={styles.title}>{label}</h2>}
          <IconButton
            icon="close"
            label={closeLabel}
            look="raised"
            className={styles.close}
            onClick={onClose}
          />
          <div className={styles.body} data-scroll>
            {kept.current.children}
          </div>
          {kept.current.footer && <div className={styles.footer}>{kept.current.footer}</div>}
        </div>
      )}
    </dialog>
  );
};
