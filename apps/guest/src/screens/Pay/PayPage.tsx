import { Button, Icon, Skeleton } from '@tableside/design';
import { minor, toMajor } from '@tableside/domain/money';
import { type ReactNode, useEffect, useState } from 'react';
import { useOnline } from '../../data/connection/connectivity.ts';
import { Frame } from '../../features/frame/index.ts';
import {
  type askedOf,
  BankWarningSheet,
  type DriverEvent,
  ErrorSheet,
  FormComing,
  FormPlace,
  goToMissing,
  LegalNote,
  Methods,
  NoMethods,
  type Payable,
  PayBackdrop,
  PayBar,
  PaySummary,
  PayWall,
  RoundUp,
  RoundUpComing,
  StaffInstead,
} from '../../features/pay/index.ts';
import { noteTipAsked, TipPicker, TipRecipient } from '../../features/tips/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import { useT } from '../../texts/texts.ts';
import { BrokenMethod } from './BrokenMethod.tsx';
import styles from './Pay.module.css';
import { usePayScreen } from './use-pay-screen.ts';

type Props = {
  readonly payable: Payable;
  readonly asked: ReturnType<typeof askedOf>;
  /** Told while the payment is being made: then nothing may lead away. */
  readonly onBusy: (busy: boolean) => void;
  /** What can still be done about what is paid for. */
  readonly children?: ReactNode;
};

const OVER = ['leaving', 'confirming', 'paid', 'promised', 'unclear'];

/** Paying: what for, a tip where one is asked for, how, and one button with the total on it. Spec 2§2; PAY-05. */
export const PayPage = ({ payable: live, asked, onBusy, children }: Props) => {
  const t = useT();
  const { money, restaurant } = useGuest();
  const { decimals } = restaurant.currency;
  const online = useOnline();
  const page = usePayScreen(live, asked);
  const { payable, method, phase, state, tips, trouble, total, changed, shownForm } = page;
  const [complete, setComplete] = useState(false);
  const busy = phase.kind !== 'open';
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const asksTip = tips.chips !== null;
  useEffect(() => {
    if (asksTip) noteTipAsked(payable.number);
  }, [asksTip, payable.number]);
  const written = (amount: number) => money(toMajor(minor(amount), decimals));

  const hear = (event: DriverEvent) => {
    if (event.kind === 'complete') setComplete(event.complete);
    else if (event.kind === 'unavailable') {
      if (method) page.markAbsent(method.id);
    } else page.hear(page.uuid.current, event);
  };
  const form = method && shownForm && (
    <FormPlace key={method.id} action={shownForm} handle={page.form} tell={hear} />
  );
  const below =
    method && state.broken[method.id] ? (
      <BrokenMethod onRetry={() => page.retry(method.id)} />
    ) : method?.kind === 'card' ? (
      form || <FormComing />
    ) : null;
  const choose = (id: string) => {
    setComplete(false);
    page.choose(id);
  };
  const isWall = trouble?.kind === 'wall';
  const bar = !isWall && page.methods.length > 0 && (
    <PayBar
      method={method && !state.broken[method.id] ? method : undefined}
      total={total}
      phase={phase}
      online={online}
      complete={method?.kind !== 'card' || complete}
      changed={changed && { before: written(changed.before), now: written(changed.now) }}
      onPress={page.press}
      onMissing={goToMissing}
      wallet={method?.kind === 'wallet' && form ? <div inert={!page.intent}>{form}</div> : null}
    />
  );
  return (
    <>
      <Frame
        title={t('pay.title')}
        backTo={page.backTo}
        footer={bar || undefined}
        inert={OVER.includes(phase.kind)}
      >
        <PaySummary
          payable={payable}
          scope={asked.scope}
          prices={page.prices}
          asksTip={!isWall && (asksTip || tips.pending)}
        >
          {children}
        </PaySummary>
        {isWall && <PayWall code={trouble.code} bill={payable.kind === 'bill'} number={payable.number} />}
        {!isWall && (
          <>
            {tips.pending && (
              <div className={styles.tipsComing} aria-busy="true">
                <Skeleton shape="block" />
              </div>
            )}
            {tips.chips && (
              <TipPicker chips={tips.chips} choice={page.choice.tip} onChoose={page.tip}>
                {tips.people.length > 0 && tips.tip > 0 && (
                  <TipRecipient people={tips.people} chosen={tips.personnelId} onChoose={page.tipFor} />
                )}
              </TipPicker>
            )}
            {page.rounding === undefined && <RoundUpComing />}
            {page.rounding && (
              <RoundUp
                name={page.rounding.name}
                total={page.unrounded}
                chosen={page.choice.roundUp}
                onChoose={page.roundUp}
              />
            )}
            {page.methods.length === 0 ? (
              <NoMethods />
            ) : (
              <Methods
                methods={page.methods}
                chosen={method?.id ?? null}
                onChoose={choose}
                broken={state.broken}
                below={below}
              />
            )}
            {payable.kind === 'bill' && <StaffInstead />}
            <LegalNote cards={page.methods.some(({ kind }) => kind === 'card')} />
          </>
        )}
      </Frame>
      <BankWarningSheet
        open={phase.kind === 'warning'}
        total={total}
        onGo={page.goToBank}
        onClose={page.again}
      />
      <ErrorSheet
        failed={phase.kind === 'failed' ? phase : null}
        onRetry={page.again}
        onOtherWay={() => {
          page.again();
          document.querySelector<HTMLInputElement>('[data-chosen] input')?.focus();
        }}
      />
      <PayBackdrop phase={phase} kind={method?.kind} total={total} orderNumber={payable.label} />
    </>
  );
};

/** Back to the cart, while nothing is paid. */
export const ChangeOrder = ({ onChange }: { onChange: () => void }) => {
  const t = useT();
  return (
    <Button look="quiet" wide onClick={onChange}>
      <Icon name="note" size={18} />
      {t('pay.change')}
    </Button>
  );
};
