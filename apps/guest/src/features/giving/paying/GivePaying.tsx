import { cardFee } from '@tableside/domain/gifts';
import { type Minor, minor } from '@tableside/domain/money';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOnline } from '../../../data/connection/connectivity.ts';
import { failureText } from '../../../data/connection/failures.ts';
import { useT } from '../../../texts/texts.ts';
import {
  type DriverEvent,
  ErrorSheet,
  type FormAction,
  FormComing,
  FormPlace,
  goToMissing,
  Methods,
  type Mounted,
  PAY_TIMINGS,
  PayBackdrop,
  PayBar,
  payTrouble,
  useIntents,
  useSettled,
} from '../../pay/index.ts';
import { useCameFrom } from '../came-from.ts';
import { GiveBar } from '../GiveFrame.tsx';
import styles from '../Giving.module.css';
import { type GiveCard, writtenBy } from '../give-card.ts';
import { refetchDonation, refetchTipCard } from '../use-card.ts';
import { GiveSums } from './GiveSums.tsx';
import { useBroughtIntoView } from './use-brought-into-view.ts';
import { useGiving } from './use-giving.ts';
import { useWaysToGive } from './use-ways-to-give.ts';
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

const OVER = ['leaving', 'confirming', 'paid', 'unclear'];

/** How it is paid: the ways, what it costs, and the button with the sum on it. TIPCARD-11, -12, -18…23 */
const GivePaying = ({ card, amount, personId, chooseFirst, onOver }: Props) => {
  const t = useT();
  const online = useOnline();
  const from = useCameFrom(card.hash);
  const [complete, setComplete] = useState(false);
  const form = useRef<Mounted | null>(null);
  const shown = useRef(new Map<string, FormAction>());
  const uuid = useRef('');
  const ways = useWaysToGive(card.providers);
  const { method, methods } = ways;
  const fee = amount === null ? minor(0) : cardFee(amount, card.fee);
  const total = minor((amount ?? 0) + fee);
  const who = { personId, sessionToken: from.sessionToken };
  const wish = amount === null ? null : giftWish(card, amount, total, who);
  const settled = useSettled(amount === null ? null : JSON.stringify(wish), PAY_TIMINGS.tipSettles);
  // Ways of one call share a payment; another provider hears of it only when the guest chooses it.
  const wanted = methods.filter(({ call }) => call === method?.call);
  const intents = useIntents(
    wish,
    settled === JSON.stringify(wish) ? wish : null,
    wanted,
    true,
    GIFT_CALLS[card.kind],
  );
  const slot = method && intents.slots[method.id];
  const intent = slot?.state === 'ready' ? slot.intent : null;
  if (intent) uuid.current = intent.uuid;
  const giving = useGiving({ card, personId, from, method, intents, form });
  const { phase } = giving;
  const isOver = OVER.includes(phase.kind);
  useEffect(() => onOver(isOver), [isOver, onOver]);

  // DONATE-15
  const toPay = useBroughtIntoView(card.kind === 'donation' && phase.kind === 'failed');

  const trouble = payTrouble(intents.slots);
  const troubleKey = trouble && JSON.stringify(trouble);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each trouble is mended once
  useEffect(() => {
    if (trouble?.kind === 'underWay') giving.follow(trouble.uuid);
    // The fee or the limits are others now: the card says which.
    if (trouble?.kind === 'changed' || trouble?.kind === 'tip')
      void (card.kind === 'tip' ? refetchTipCard : refetchDonation)(card.hash).catch(() => undefined);
  }, [troubleKey]);

  const action = intent?.next_action;
  if (method && (action?.kind === 'card_form' || action?.kind === 'wallet_sheet')) {
    shown.current.set(method.id, action);
  }
  const wrong = (id: string): string | null => {
    if (ways.isAbsent(id)) return t('pay.formFailed');
    const refused = intents.slots[id];
    return refused?.state === 'refused' ? t(failureText(refused.code)) : null;
  };
  const broken = Object.fromEntries(
    methods.flatMap(({ id }) => {
      const why = wrong(id);
      return why === null ? [] : [[id, why]];
    }),
  );
  const isBroken = method !== undefined && broken[method.id] !== undefined;
  const hear = (event: DriverEvent) => {
    if (event.kind === 'complete') setComplete(event.complete);
    else if (event.kind === 'unavailable') {
      if (method) ways.markAbsent(method.id);
    } else giving.hear(uuid.current, event);
  };
  const formAction = method && !isBroken ? shown.current.get(method.id) : undefined;
  const place = method && formAction && (
    <FormPlace key={method.id} action={formAction} handle={form} tell={hear} />
  );
  const choose = (id: string) => {
    setComplete(false);
    ways.forgive(id);
    ways.choose(id);
  };
  const written = writtenBy(card)(total);
  return (
    <>
      {amount !== null && (
        <section className={styles.ways} ref={toPay}>
          <Methods
            methods={methods}
            chosen={method?.id ?? null}
            onChoose={choose}
            broken={broken}
            below={method?.kind === 'card' && !isBroken ? place || <FormComing /> : null}
          />
          <GiveSums card={card} amount={amount} fee={fee} total={total} />
        </section>
      )}
      <GiveBar>
        {amount === null ? (
          chooseFirst
        ) : (
          <PayBar
            method={method}
            total={written}
            phase={phase}
            online={online}
            complete={method?.kind !== 'card' || complete || isBroken}
            changed={null}
            onPress={() => (isBroken && method ? intents.keeper.again(method.id) : giving.press())}
            onMissing={goToMissing}
            wallet={method?.kind === 'wallet' && place ? <div inert={!intent}>{place}</div> : null}
          />
        )}
      </GiveBar>
      <ErrorSheet
        failed={phase.kind === 'failed' ? phase : null}
        onRetry={giving.again}
        onOtherWay={() => {
          giving.again();
          document.querySelector<HTMLInputElement>('[data-chosen] input')?.focus();
        }}
      />
      {createPortal(
        <PayBackdrop phase={phase} kind={method?.kind} total={written} orderNumber={null} />,
        document.body,
      )}
    </>
  );
};
export default GivePaying;
