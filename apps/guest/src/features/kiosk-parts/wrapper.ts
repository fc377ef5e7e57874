import { type WrapperMessage, wrapperMessage } from '@tableside/domain/kiosk';

type Said = 'kiosk-ready' | 'guest-came' | 'order-sent' | 'new-guest-coming';

/** Tells a wrapper around the page what happens: objects {type, payload} to the window, and to its frame of the same site. KIOSK-07, KIOSK-08. */
export const tellWrapper = (type: Said, payload: object = {}): void =>
  window.parent.postMessage({ type, payload }, location.origin);

/** Hears what a wrapper asks; other origins and unknown types are nobody's. */
export const hearWrapper = (heard: (message: WrapperMessage) => void): (() => void) => {
  const listen = ({ origin, data }: MessageEvent) => {
    const message = origin === location.origin ? wrapperMessage(data) : null;
    if (message) heard(message);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
};
