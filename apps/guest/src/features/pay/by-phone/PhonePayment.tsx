import { useLate } from '../../../app/use-late.ts';
import { useOnline } from '../../../data/connection/connectivity.ts';
import { FormComing, FormPlace } from '../FormPlace.tsx';
import { goToMissing } from '../methods/go-to-missing.ts';
import { Methods } from '../methods/Methods.tsx';
import { PayBar } from '../summary/PayBar.tsx';
import type { PhonePayment } from './use-phone-payment.ts';

type Props = {
  readonly pay: PhonePayment;
  /** Ready text of the sum. */
  readonly total: string;
};

const Form = ({ pay: { method, shownForm, form, hearForm } }: Pick<Props, 'pay'>) =>
  method && shownForm ? (
    <FormPlace key={method.id} action={shownForm} handle={form} tell={hearForm} />
  ) : (
    <FormComing />
  );

/** The ways to pay, the card's form below its own. */
export const PhoneMethods = ({ pay }: Pick<Props, 'pay'>) => (
  <Methods
    methods={pay.methods}
    chosen={pay.method?.id ?? null}
    onChoose={pay.choose}
    broken={pay.broken}
    below={pay.method?.kind === 'card' && !pay.isBroken ? <Form pay={pay} /> : null}
  />
);

type BarProps = Props & {
  /** The sum changed; ready texts. */
  readonly changed?: { readonly before: string; readonly now: string } | null;
};

/** The one action with the sum on it; a wallet has its own in its place. FOOD-40 */
export const PhonePayBar = ({ pay, total, changed = null }: BarProps) => {
  const online = useOnline();
  const isWallet = pay.method?.kind === 'wallet';
  return (
    <PayBar
      method={pay.method}
      total={total}
      phase={pay.phase}
      online={online}
      complete={pay.complete}
      changed={changed}
      onPress={pay.press}
      onMissing={goToMissing}
      wallet={
        isWallet && pay.shownForm ? (
          <div inert={!pay.intent}>
            <Form pay={pay} />
          </div>
        ) : null
      }
    />
  );
};

const loadOver = () => import('./OverPaying.tsx');

/** What lies over the page while and after it is paid; fetched while the guest chooses, since nobody needs it before the button. */
export const PhoneOverlays = ({ pay, total }: Props) => {
  const Over = useLate(loadOver, pay.phase.kind !== 'open');
  return Over && <Over pay={pay} total={total} />;
};
