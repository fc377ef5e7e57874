import { cardFee } from '@tableside/domain/gifts';
import { type Minor, minor } from '@tableside/domain/money';
import { type ReactNode, useEffect } from 'react';
import { go } from '../../../app/navigation.ts';
import { PhoneMethods, PhoneOverlays, PhonePayBar, usePhonePayment } from '../../pay/index.ts';
import { useCameFrom } from '../came-from.ts';
import { GiveBar } from '../GiveFrame.tsx';
import styles from '../Giving.module.css';
import { type GiveCard, writtenBy } from '../give-card.ts';
import { refetchCard } from '../use-card.ts';
import { GiveSums } from './GiveSums.tsx';
import { successOf } from './success-of.ts';
import { useBroughtIntoView } from './use-brought-into-view.ts';
import { GIFT_CALLS, giftWish } from './wish.ts';

type Props = {
  readonly card: GiveCard;
  /** Minor units; null: none is chosen yet. */
  readonly amount: Minor | null;
  readonly personId: string | null;
  readonly chooseFirst: ReactNode;
  /** Told while something lies over the page. */
  readonly onOver: (over: boolean) => void;
};

/** How it is paid: the ways, what it costs, and the button with the sum on it. TIPCARD-11, -12, -18…23 */
const GivePaying = ({ card, amount, personId, chooseFirst, onOver }: Props) => {
  const from = useCameFrom(card.hash);
  const fee = amount === null ? minor(0) : cardFee(amount, card.fee);
  const total = minor((amount ?? 0) + fee);
  const who = { personId, sessionToken: from.sessionToken };
  const follow = (paymentUuid: string) =>
    go(successOf(card, { paymentUuid, ...(personId && { personnel_id: personId }), ...from }), {
      replace: true,
    });
  const pay = usePhonePayment({
    providers: card.providers,
    wish: amount === null ? null : giftWish(card, amount, total, who),
    settlesFirst: true,
    calls: GIFT_CALLS[card.thanksFor ? 'order' : card.kind],
    follow,
    noteAs: null,
  });
  const { trouble, isOver, phase, intent } = pay;
  useEffect(() => onOver(isOver), [isOver, onOver]);

  // DONATE-15
  const toPay = useBroughtIntoView(card.kind === 'donation' && phase.kind === 'failed');

  const troubleKey = trouble && JSON.stringify(trouble);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each trouble is mended once
  useEffect(() => {
    if (trouble?.kind === 'underWay') follow(trouble.uuid);
    // The fee or the limits are others now: the card says which.
    if (trouble?.kind === 'changed' || trouble?.kind === 'tip') void refetchCard(card).catch(() => undefined);
  }, [troubleKey]);

  // What its provider will take; until a payment stands there, what the card says. TIPCARD-20
  const inMinor = (major: number) => minor(Math.round(major * 10 ** card.venue.currency.decimals));
  const taken = intent
    ? { fee: inMinor(intent.transaction_fee), total: inMinor(intent.total) }
    : { fee, total };
  const written = writtenBy(card)(taken.total);
  return (
    <>
      {amount !== null && (
        <section className={styles.ways} ref={toPay}>
          <PhoneMethods pay={pay} />
          <GiveSums card={card} amount={amount} {...taken} />
        </section>
      )}
      <GiveBar>{amount === null ? chooseFirst : <PhonePayBar pay={pay} total={written} />}</GiveBar>
      <PhoneOverlays pay={pay} total={written} />
    </>
  );
};
export default GivePaying;
