import { t } from '../../texts/texts.ts';
import { showToast } from '../../toasts/toasts.ts';
import { api } from '../api.ts';
import { cartStore } from '../cart/index.ts';
import { forgetGuest } from './forget-guest.ts';
import { theSender } from './sender.ts';
import { unsentOf } from './unsent.ts';

/** Whose visit is left, at which table. */
type Left = { readonly token: string; readonly code: string };

/** A kiosk is left as the next guest should find it. MENU-09. */
export const leave = async ({ token, code }: Left): Promise<void> => {
  const { sender } = await theSender();
  await sender.takeBack(token).catch(() => undefined);
  await api('POST /cart/{session}/clear', { session: token }).then(cartStore(token).accept, () => undefined);
  forgetGuest();
  location.assign(`/${encodeURIComponent(code)}`);
};

/**
 * The guest of a kiosk begins anew, or the next one does. An order that nobody has answered is not sent in their absence:
 * who starts over is told that it goes, and that the kitchen may have it where it had left the phone.
 */
export const startOver = async (left: Left): Promise<void> => {
  const { sender } = await theSender();
  await sender.look(left.token);
  const unsent = unsentOf(left.token);
  if (!unsent) return leave(left);
  showToast({
    id: 'start-over',
    tone: 'error',
    persistent: true,
    title: t('unsent.title'),
    text: t(unsent.sentRevision === null ? 'unsent.startOver' : 'unsent.startOverUnsure'),
    action: { label: t('menu.reset'), run: () => void leave(left) },
  });
};
