import type { Driver, FormAction, FormLook } from './driver.ts';
import { loadScript } from './load-script.ts';
import { eventOf, type FormMessage } from './solidgate-outcome.ts';

/** As much of Solidgate's SDK as we use. @solidgate/client-sdk-loader 1.34, ClientSdkInstance. */
type Form = {
  readonly on: (type: string, handler: (event: { readonly data: FormMessage }) => void) => void;
  readonly unsubscribeAll: () => void;
  readonly submit: () => unknown;
  readonly destroy?: () => void;
};
type Sdk = { readonly init: (config: object) => Form };

const HEARD = ['mounted', 'submit', 'verify', 'success', 'interaction', 'fail', 'error'];

const child = (place: HTMLElement, name: string): string => {
  const element = document.createElement('div');
  element.id = `${place.id}-${name}`;
  place.append(element);
  return element.id;
};

const configOf = (place: HTMLElement, { kind, params }: FormAction, look: FormLook): object => {
  const { merchant, signature, paymentIntent } = params;
  const merchantData = { merchant, signature, paymentIntent };
  place.replaceChildren();
  if (kind === 'wallet_sheet') {
    const apple = look.wallet === 'apple_pay';
    const color = look.dark ? 'white' : 'black';
    return {
      merchantData,
      formParams: { enabled: false },
      applePayButtonParams: { enabled: apple, containerId: child(place, 'apple'), color, type: 'plain' },
      googlePayButtonParams: { enabled: !apple, containerId: child(place, 'google'), color, type: 'plain' },
    };
  }
  return {
    merchantData,
    iframeParams: { containerId: child(place, 'card'), width: '100%' },
    // Our own button sends it: the total stands there.
    formParams: { allowSubmit: false, autoFocus: false, formTypeClass: 'flat' },
    applePayButtonParams: { enabled: false },
    googlePayButtonParams: { enabled: false },
    styles: {
      form_body: { 'background-color': 'transparent', 'font-family': look.font },
      input_group: { color: look.text },
    },
  };
};

/** Solidgate: its card form, and the buttons of the phone's wallets. */
const driver: Driver = async (place, first, look, tell) => {
  await loadScript(first.script);
  const { PaymentFormSdk } = window as { PaymentFormSdk?: Sdk };
  if (!PaymentFormSdk) throw new Error('the script set nothing');
  let form: Form;
  const open = (action: FormAction) => {
    form = PaymentFormSdk.init(configOf(place, action, look));
    for (const name of HEARD) {
      form.on(name, ({ data }) => {
        const event = eventOf(data);
        if (event) tell(event);
      });
    }
  };
  const close = () => {
    form.unsubscribeAll();
    form.destroy?.();
    place.replaceChildren();
  };
  open(first);
  return {
    pay: () => {
      tell({ kind: 'busy' });
      form.submit();
    },
    // A form is sealed for one sum: another sum is another form, and the card is typed again.
    change: action => {
      close();
      tell({ kind: 'complete', complete: false });
      open(action);
    },
    unmount: close,
  };
};
export default driver;
