import { Button, Icon } from '@tableside/design';
import { fromMajor, minor, toMajor } from '@tableside/domain/money';
import { formatTime } from '@tableside/i18n';
import { useState } from 'react';
import { type Cart, useCart } from '../../../data/cart/index.ts';
import type { Unsent } from '../../../data/placing/unsent.ts';
import { wantedLines } from '../../../data/placing/wanted-lines.ts';
import { useT } from '../../../texts/texts.ts';
import { showToast } from '../../../toasts/toasts.ts';
import { changeDraft } from '../../draft/index.ts';
import { useGuest } from '../../venue/index.ts';
import styles from './UnsentBar.module.css';

type Props = { readonly unsent: Unsent; readonly cart: Cart; readonly online: boolean };
const loadSender = () => import('../../../data/placing/sender.ts');

/** What stands between the order and the kitchen, in words. */
const reasonOf = (
  t: ReturnType<typeof useT>,
  { unsent, money }: { unsent: Unsent; money: (amount: number) => string },
) => {
  const time = formatTime(new Date(unsent.at));
  const { asks, priceNow, body } = unsent;
  if (asks === 'price' && priceNow !== null && body.expected_total !== undefined)
    return t('cart.priceChanged', { before: money(body.expected_total), now: money(priceNow) });
  if (asks === 'price' || asks === 'cart') return t('cart.contentChanged');
  if (asks === 'old') return t('unsent.old', { time });
  if (asks === 'failed') return t('unsent.failed');
  return unsent.sentRevision === null ? t('unsent.kept', { time }) : t('cart.lost');
};

/**
 * What the guest would pay, in major units, tip included: of the cart as it is now, or of the request that has left the
 * phone, which goes again as it was.
 */
const totalOf = ({ sentRevision, body }: Unsent, cart: Cart, decimals: number): number => {
  const dishes = sentRevision === null ? cart.total : (body.expected_total ?? cart.total);
  return toMajor(minor(fromMajor(dishes, decimals) + (body.tipAmount ?? 0)), decimals);
};

/** In place of the order button while an order waits on this phone: that nobody has it yet, and the way back. */
export const UnsentBar = ({ unsent, cart, online }: Props) => {
  const t = useT();
  const { token, money, restaurant } = useGuest();
  const { refetch } = useCart(token);
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work().catch(() => undefined);
    setBusy(false);
  };
  const confirm = () =>
    run(async () => {
      const { theSender, takeUpUnsent } = await loadSender();
      const { sender } = await theSender();
      await sender.confirm(token, { lines: wantedLines(cart.cart), total: cart.total });
      await takeUpUnsent(token);
    });
  const wait = () => showToast({ id: 'unsent', tone: 'error', text: t('errors.offline') });
  const takeBack = () =>
    run(async () => {
      const { sender } = await (await loadSender()).theSender();
      const taken = await sender.takeBack(token);
      // The words that went with it, also where the tab in which they were written is gone.
      const { comment, extra_details: answers, pin } = taken?.body ?? {};
      if (taken) changeDraft(token, { comment: comment ?? '', answers: { ...answers }, pin: pin ?? '' });
      if (online) await refetch();
    });
  return (
    <>
      <div className={styles.unsent} role="status">
        <Icon name="clock" />
        <p>
          <strong>{t('unsent.title')}</strong> {reasonOf(t, { unsent, money })}
        </p>
      </div>
      {unsent.asks && (
        <Button wide onClick={online ? confirm : wait} busy={busy} aria-disabled={!online || undefined}>
          {t('unsent.send', { total: money(totalOf(unsent, cart, restaurant.currency.decimals)) })}
        </Button>
      )}
      <Button wide look="secondary" onClick={takeBack} busy={busy}>
        {t(unsent.sentRevision === null || unsent.asks ? 'unsent.takeBack' : 'cart.lostStop')}
      </Button>
    </>
  );
};
