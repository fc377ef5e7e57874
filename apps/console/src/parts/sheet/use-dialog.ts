import { type RefObject, useEffect, useRef } from 'react';
import { STILL_MS } from '../steady/hold-still.ts';
import { useBackCloses } from './history/index.ts';
import { nextOf } from './tab-order.ts';

/** Dialogs that are open now, the topmost last: keys are for that one alone. */
const open: HTMLElement[] = [];

/** A list that is open within the dialog is closed by Escape before the dialog is. */
const hasOpenList = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.dataset.mantineStopPropagation === 'true';

/**
 * How a dialog behaves: Escape, Back and a tap beside it close it (not the second of the double tap that opened it), Tab stays
 * within, and what had the focus gets it back.
 * The focus is taken after the first frame, which the finger waits for.
 */
export const useDialog = (shade: RefObject<HTMLElement | null>, onClose: () => void): void => {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useBackCloses(true, onClose);
  useEffect(() => {
    const around = shade.current;
    if (!around) return;
    const before = document.activeElement;
    const focused = () => around.contains(document.activeElement);
    open.push(around);
    const take = setTimeout(() => {
      if (!focused()) nextOf(around, null, 1)?.focus({ preventScroll: true });
    });
    const onKey = (event: KeyboardEvent) => {
      if (open.at(-1) !== around || event.isComposing) return;
      if (event.key === 'Escape' && !hasOpenList(event.target)) close.current();
      if (event.key !== 'Tab') return;
      const next = nextOf(around, document.activeElement, event.shiftKey ? -1 : 1);
      // Within the dialog the browser knows best where Tab leads.
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    const openedAt = performance.now();
    // A text that is marked with the mouse may end beside the dialog.
    let began: EventTarget | null = null;
    const onDown = (event: PointerEvent) => {
      began = event.target;
    };
    const onClick = (event: MouseEvent) => {
      const isDouble = performance.now() - openedAt < STILL_MS;
      if (event.target === around && began === around && !isDouble) close.current();
    };
    window.addEventListener('keydown', onKey, true);
    around.addEventListener('pointerdown', onDown);
    around.addEventListener('click', onClick);
    return () => {
      clearTimeout(take);
      open.splice(open.indexOf(around), 1);
      window.removeEventListener('keydown', onKey, true);
      around.removeEventListener('pointerdown', onDown);
      around.removeEventListener('click', onClick);
      // Who has gone on to something else meanwhile is left there.
      const left = document.activeElement === document.body || focused();
      if (left && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [shade]);
};
