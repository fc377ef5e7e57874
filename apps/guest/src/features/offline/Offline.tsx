import { useEffect, useRef } from 'react';
import { TIMINGS } from '../../app/timings.ts';
import { subscribeEntry } from '../../data/cache.ts';
import { isOnline, onConnectivity } from '../../data/connection/connectivity.ts';
import { keys } from '../../data/keys.ts';
import { takeUpUnsent, theSender } from '../../data/placing/sender.ts';
import { startKeeping, unsentOf } from '../../data/placing/unsent.ts';
import { loadMoreTexts, t } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { resendReviews } from '../review/index.ts';
import { useGuest } from '../venue/index.ts';
import { forgetCart, keepCart } from './keep-cart.ts';
import { followNews, forgetVisit, isVisitOver, keepVisit } from './keep-visit.ts';
import { Strip } from './Strip.tsx';

/** Whoever wants the app on their home screen finds the browser's own entry; nobody is asked. */
const withoutNag = (event: Event): void => event.preventDefault();

/** Orders of visits before this one are never sent any more: that is said once, on a phone of one's `own`. */
const startSending = async (token: string, own: boolean): Promise<void> => {
  await loadMoreTexts();
  const { sender, durable } = await theSender();
  startKeeping(own && durable);
  const [other] = await sender.dropOthers(token);
  if (other && own) {
    const text = t(other.sentRevision === null ? 'unsent.over' : 'unsent.unsure');
    showToast({ id: 'unsent-other', tone: 'error', persistent: true, title: t('cart.failed'), text });
  }
  await takeUpUnsent(token);
};

/** Sends what waits when there is a network again, or somebody looks at the page; at a kiosk what broke off on its way. */
const useSending = (token: string, own: boolean, preview: boolean): void => {
  useEffect(() => {
    if (preview) return;
    const takeUp = () => {
      takeUpUnsent(token).catch(() => undefined);
      resendReviews();
    };
    const whenVisible = () => document.visibilityState === 'visible' && takeUp();
    startSending(token, own).catch(() => undefined);
    resendReviews();
    const stop = onConnectivity(takeUp);
    const again = setInterval(() => {
      const waiting = unsentOf(token);
      if (waiting && !waiting.asks && isOnline()) takeUp();
    }, TIMINGS.connectivityCheck);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      stop();
      clearInterval(again);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  }, [token, own, preview]);
};

/** Keeps menu and cart of this visit on the phone, and throws them away when it is over. */
const useKeeping = (token: string, wanted: boolean): void => {
  const { session } = useGuest();
  const language = session.selected_language;
  const latest = useRef(session);
  latest.current = session;
  useEffect(() => {
    if (!wanted) return;
    const stops = [followNews(token), keepCart(token)];
    const stop = () => {
      for (const each of stops) each();
    };
    // The screens of a visit that is over are gone at once, so this listens beside them.
    const listener = () => {
      if (!isVisitOver(token)) return;
      stop();
      // Whoever ordered and was not heard is told so.
      takeUpUnsent(token, true).catch(() => undefined);
      forgetVisit().catch(() => undefined);
      forgetCart(token).catch(() => undefined);
    };
    subscribeEntry(keys.session(token), listener);
    return stop;
  }, [token, wanted]);
  useEffect(() => {
    if (!wanted) return;
    keepVisit(token, latest.current, language).catch(() => undefined);
  }, [token, wanted, language]);
};

/**
 * What makes the guest app work in a cellar: fetched when the page has come to rest. A kiosk and a preview keep nothing:
 * the one is everybody's, the other nobody's.
 */
const Offline = () => {
  const { token, selfService, preview } = useGuest();
  const wanted = !selfService && !preview;
  useEffect(() => {
    addEventListener('beforeinstallprompt', withoutNag);
    return () => removeEventListener('beforeinstallprompt', withoutNag);
  }, []);
  useKeeping(token, wanted);
  useSending(token, wanted, preview);
  return <Strip />;
};
export default Offline;
