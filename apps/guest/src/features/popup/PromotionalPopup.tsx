import { popupToShow } from '@tableside/domain/venue';
import { useEffect, useState } from 'react';
import { useBackCloses } from '../../app/navigation.ts';
import { useGuest } from '../venue/index.ts';
import { PopupSheet } from './PopupSheet.tsx';
import { dismissedOf, dismissPopup, hadPopup, kept } from './seen.ts';
import { POPUP_RETRY } from './timings.ts';

/** Something else is open, or the guest looks elsewhere. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null || document.visibilityState !== 'visible';

/**
 * The venue's popup of this visit: `after` milliseconds from now, never over another sheet, until the guest has dismissed
 * it. Stands on the menu alone. POPUP-01…07.
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
  useEffect(() => {
    if (!popup) return;
    let timer: ReturnType<typeof setTimeout>;
    const come = () => {
      if (isBusy()) timer = setTimeout(come, POPUP_RETRY);
      else setOpen(true);
    };
    timer = setTimeout(come, after);
    return () => clearTimeout(timer);
  }, [popup, after]);
  const close = () => {
    setOpen(false);
    if (popup) dismissPopup(popup.id, token, kept());
  };
  useBackCloses(open, 'sheet', close);
  return popup && <PopupSheet popup={popup} open={open} onClose={close} />;
};
