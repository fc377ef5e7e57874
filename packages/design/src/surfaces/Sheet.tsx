import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import styles from './Sheet.module.css';
import { topLayer } from './top-layer.ts';
import { useDragDown } from './use-drag-down.ts';

const TABBABLE = 'a[href], :is(button, input, select, textarea):enabled, [tabindex="0"]';

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
  // What scrolls and holds nothing to tab to is scrolled by keyboard itself. WCAG 2.1.1.
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (body.current) body.current.tabIndex = body.current.querySelector(TABBABLE) ? -1 : 0;
  });
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    setUsed(true);
    element.showModal();
    // Whoever opens a sheet with one field to type into wants to type: the keyboard comes with it.
    element.querySelector<HTMLElement>('[data-first]')?.focus();
    topLayer.push(element);
    return () => {
      topLayer.remove(element);
      element.close();
    };
  }, [open]);
  // React hands on what happens to a sheet within this one.
  const isOwn = (event: SyntheticEvent) => event.target === dialog.current;
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={label}
      onCancel={event => {
        event.preventDefault();
        if (isOwn(event)) onClose();
      }}
      onClose={event => open && isOwn(event) && onClose()}
      onClick={event => isOwn(event) && onClose()}
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
          <div ref={body} className={styles.body} data-scroll>
            {kept.current.children}
          </div>
          {kept.current.footer && <div className={styles.footer}>{kept.current.footer}</div>}
        </div>
      )}
    </dialog>
  );
};
