import { popupToShow } from '@tableside/domain/venue';
import { useEffect, useState } from 'react';
import { useBackCloses } from '../../app/navigation.ts';
import { useGuest } from '../venue/index.ts';
import { useQuiet } from './calm.ts';
import { whenIdle } from './idle.ts';
import { PopupSheet } from './PopupSheet.tsx';
import { dismissedOf, dismissPopup, hadPopup, kept } from './seen.ts';
import { POPUP_AFTER } from './timings.ts';

/** Something else is open, or the guest looks elsewhere. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null || document.visibilityState !== 'visible';

/**
 * The venue's popup of this visit: `after` milliseconds from now, never over another sheet nor while the guest is at
 * something, until it is dismissed. Stands on the menu alone. POPUP-01…07.
 */
export const PromotionalPopup = ({ after }: { after: number }) => {
  const { token, restaurant } = useGuest();
  const [popup] = useState(() => {
    const store = kept();
    if (hadPopup(token, store)) return null;
    const ids = restaurant.popups.map(({ id }) => id);
    return popupToShow(restaurant.popups, dismissedOf(ids, store));
  });
  const [open, setOpen] = useState(false);
  const [came, setCame] = useState(false);
  const quiet = useQuiet();
  useEffect(() => {
    if (!popup || !quiet || came) return;
    return whenIdle({ first: after, again: POPUP_AFTER, isBusy }, () => {
      setCame(true);
      setOpen(true);
    });
  }, [popup, after, quiet, came]);
  const close = () => {
    setOpen(false);
    if (popup) dismissPopup(popup.id, token, kept());
  };
  useBackCloses(open, 'sheet', close);
  return popup && <PopupSheet popup={popup} open={open} onClose={close} />;
};
