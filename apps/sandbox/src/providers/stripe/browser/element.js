// Inside a frame of stripe.js: the card form, or the wallet buttons.
import { cardFields } from '../browser/card-fields.js';
import { answerQuestions, followHeight, report } from '../browser/frame-side.js';

const root = new URL('../', import.meta.url);
const PATIENCE_MS = 60_000;

const WORDS = {
  number: { code: 'incomplete_number', message: 'Your card number is incomplete.' },
  expiry: { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." },
  cvc: { code: 'incomplete_cvc', message: "Your card's security code is incomplete." },
};

/** Asks the API as a browser may: with the publishable key and the client secret. */
const confirm = async ({ headers, secret, returnUrl }, method) => {
  const fields = { ...method, client_secret: secret, use_stripe_sdk: 'true' };
  if (returnUrl) fields.return_url = returnUrl;
  const id = secret.split('_secret_')[0];
  try {
    const answer = await fetch(new URL(`v1/payment_intents/${id}/confirm`, root), {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = await answer.json();
    if (answer.ok) return { paymentIntent: body };
    return { error: body.error ?? { type: 'api_error', message: 'The payment service has a problem.' } };
  } catch {
    return {
      error: { type: 'api_connection_error', message: 'The payment service did not answer.' },
    };
  }
};

/** Hands a card in, as a browser may with the publishable key: no bank hears of it. */
const handIn = async (headers, card) => {
  const fields = { type: 'card' };
  for (const [name, value] of Object.entries(card)) fields[`card[${name}]`] = value;
  try {
    const answer = await fetch(new URL('v1/payment_methods', root), {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = await answer.json();
    return answer.ok ? { paymentMethod: body } : { error: body.error };
  } catch {
    return { error: { type: 'api_connection_error', message: 'The payment service did not answer.' } };
  }
};

const english = document.documentElement.lang === 'en';

const showCard = form => {
  const fields = cardFields(form);
  fields.watch(({ complete, empty, brand }) =>
    report('change', { complete, empty, brand, collapsed: false, value: { type: 'card' } }),
  );
  form.addEventListener('submit', event => event.preventDefault());
  form.addEventListener('focusin', () => report('focus'));
  form.addEventListener('focusout', () => report('blur'));
  form.addEventListener('keydown', ({ key }) => key === 'Escape' && report('escape'));
  const validate = () => {
    const wrong = fields.complain();
    const error = wrong && {
      type: 'validation_error',
      ...WORDS[wrong],
      ...(english ? {} : { message: form.dataset.wrong }),
    };
    fields.say(error?.message);
    return error ? { error } : {};
  };
  answerQuestions({
    validate,
    focus: () => form.elements.number.focus(),
    clear: () => form.reset(),
    method: async ({ headers }) => {
      const { error } = validate();
      return error ? { error } : handIn(headers, fields.read().card);
    },
    confirm: async asked => {
      const { error } = validate();
      if (error) return { error };
      const { card } = fields.read();
      const method = { 'payment_method_data[type]': 'card' };
      for (const [name, value] of Object.entries(card)) {
        method[`payment_method_data[card][${name}]`] = value;
      }
      return confirm(asked, method);
    },
  });
};

const showWallets = form => {
  for (const wallet of new URL(window.location.href).searchParams.getAll('without')) {
    form.querySelector(`[data-wallet="${wallet}"]`)?.remove();
  }
  const buttons = form.innerHTML;
  let chosen = null;
  const showButtons = () => {
    form.innerHTML = buttons;
  };
  const showSheet = ({ amount, currency }) => {
    const name = chosen === 'apple_pay' ? 'Apple Pay' : 'Google Pay';
    const sum = currency
      ? ` · ${(amount / 100).toLocaleString(undefined, { style: 'currency', currency })}`
      : '';
    form.innerHTML = `<p>${name} (sandbox): Visa •••• 4242${sum}</p>
<button type="button" class="wallet" data-sheet="pay">${form.dataset.payWith.replace('{wallet}', name)}</button>
<button type="button" class="quiet" data-sheet="cancel">${form.dataset.cancel}</button>`;
  };
  form.addEventListener('click', ({ target }) => {
    const { wallet, sheet } = target.dataset;
    if (wallet) {
      chosen = wallet;
      report('click', { expressPaymentType: wallet });
    }
    if (sheet === 'pay') report('confirm', { expressPaymentType: chosen });
    if (sheet === 'cancel') {
      showButtons();
      report('cancel');
    }
  });
  answerQuestions({
    validate: () => ({}),
    sheet: showSheet,
    close: showButtons,
    method: () => {
      const id = `pm_sandbox_${chosen}`;
      showButtons();
      return { paymentMethod: { id, object: 'payment_method', type: 'card' } };
    },
    confirm: async asked => {
      const answer = await confirm(asked, { payment_method: `pm_sandbox_${chosen}` });
      showButtons();
      return answer;
    },
  });
};

const card = document.getElementById('card');
if (card) showCard(card);
else showWallets(document.getElementById('wallets'));
followHeight();
report('ready');
