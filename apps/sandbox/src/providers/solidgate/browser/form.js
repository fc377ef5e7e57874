// Inside a frame of solid-form.js: the card form, or one wallet's button.
import { cardFields } from '../browser/card-fields.js';
import { answerQuestions, followHeight, report } from '../browser/frame-side.js';

const folder = new URL('.', import.meta.url);
const PATIENCE_MS = 60_000;
const wallet = document.getElementById('wallet');
const method = wallet ? window.location.pathname.split('/').at(-1) : 'card';
const entity = { 'apple-pay': 'applebtn', 'google-pay': 'googlebtn' }[method] ?? 'form';

/** What the shop gave: merchantData, later changes, labels. */
let opened = null;

const post = async (path, more = {}) => {
  const { data, partial = null } = opened;
  const answer = await fetch(new URL(path, folder), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data, partial, ...more }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!answer.ok) throw new Error(`The form was answered ${answer.status}`);
  return answer.json();
};

let spoken = null;

/** The form in the language of its order. */
const speak = ({ language, words }, form) => {
  if (!words) return;
  spoken = words;
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  for (const label of form?.querySelectorAll('[data-word]') ?? []) {
    label.firstChild.textContent = words[label.dataset.word];
  }
};

const messagesOf = ({ messages }) => Object.values(messages).flat().join(' ');

/** Tells the shop how an order stands. Returns what the payer should read, if anything. */
const tellOutcome = body => {
  const { urls, ...response } = body;
  if (!body.order) {
    const { code } = body.error;
    const message = messagesOf(body.error);
    report('error', {
      type: 'error',
      value: { name: 'GatewayError', message },
      details: { code, message },
    });
    return message;
  }
  const { order_id, status, amount, currency, descriptor } = body.order;
  report('orderStatus', { type: 'orderStatus', entity, response });
  const order = { order_id, status, amount, currency, descriptor };
  if (status === 'settle_ok' || status === 'auth_ok') {
    report('success', { type: 'success', entity, order });
    if (urls?.success) report('formRedirect', { type: 'formRedirect', entity, url: urls.success });
  }
  if (status === 'auth_failed') {
    const { code, recommended_message_for_user: message } = body.error;
    report('fail', { type: 'fail', entity, code, message, order });
    if (urls?.fail) report('formRedirect', { type: 'formRedirect', entity, url: urls.fail });
    return message;
  }
  return undefined;
};

const connectionError = () => {
  report('error', {
    type: 'error',
    value: { name: 'ConnectionError', message: 'The payment service did not answer.' },
    details: { code: '6.01', message: 'Connection failed' },
  });
  return 'The payment service did not answer.';
};

const pay = async more => {
  report('submit', { type: 'submit', entity });
  try {
    const body = await post('form/pay', { method, ...more });
    if (body.verify_url) {
      report('verify', { type: 'verify', entity, order: body.order });
      return undefined;
    }
    return tellOutcome(body);
  } catch {
    return connectionError();
  }
};

/** After the bank's page. */
const look = async () => {
  try {
    return tellOutcome(await post('form/open'));
  } catch {
    return connectionError();
  }
};

const start = async given => {
  opened = given;
  try {
    const body = await post('form/open');
    speak(body, document.getElementById('card'));
    if (body.error && !body.order) tellOutcome(body);
    else report('mounted', { type: 'mounted', entity });
  } catch {
    connectionError();
  }
};

const showCard = form => {
  const fields = cardFields(form);
  let seenBin = '';
  const NAMES = { number: 'cardNumber', expiry: 'cardExpiryDate', cvc: 'cardCvv' };
  const interaction = (state, target) => {
    const cells = Object.entries(NAMES).map(([name, shown]) => [
      shown,
      { isValid: state.valid[name], isTouched: state.touched[name] },
    ]);
    report('interaction', {
      type: 'interaction',
      entity,
      target,
      cardForm: { fields: Object.fromEntries(cells), isValid: state.complete, isTouched: !state.empty },
    });
    const bin = state.card.number.slice(0, 6);
    if (bin.length === 6 && bin !== seenBin) {
      seenBin = bin;
      const card = { brand: state.brand.toUpperCase(), bin, cardType: 'DEBIT', binCountry: 'LTU' };
      report('card', { type: 'card', entity, card });
    }
  };
  fields.watch(state => {
    const name = NAMES[document.activeElement?.name] ?? 'cardNumber';
    interaction(state, { type: 'input', name, interaction: 'change' });
  });
  const submit = async () => {
    const wrong = fields.complain();
    if (wrong) {
      fields.say(spoken?.wrong ?? form.dataset.wrong);
      return;
    }
    const button = form.querySelector('button');
    fields.say();
    button.disabled = true;
    const words = await pay({ number: fields.read().card.number });
    button.disabled = false;
    fields.say(words);
  };
  form.addEventListener('submit', event => {
    event.preventDefault();
    void submit();
  });
  answerQuestions({
    open: async given => {
      const button = form.querySelector('button');
      button.hidden = given.formParams?.allowSubmit === false;
      await start(given);
      button.textContent = given.formParams?.submitButtonText ?? spoken?.pay ?? button.textContent;
    },
    update: partial => {
      opened = { ...opened, partial };
    },
    submit,
    look: async () => fields.say(await look()),
  });
};

const showWallet = form => {
  const markup = form.innerHTML;
  const name = method === 'apple-pay' ? 'Apple Pay' : 'Google Pay';
  const sheet =
    () => `<p>${name} (sandbox): Visa •••• 9265</p><button class="wallet" value="pay">${(spoken?.payWith ?? 'Pay with {wallet}').replace('{wallet}', name)}</button>
<button class="quiet" value="cancel">${spoken?.cancel ?? 'Cancel'}</button>`;
  form.addEventListener('submit', async event => {
    event.preventDefault();
    const { value } = event.submitter;
    form.innerHTML = value === '' ? sheet() : markup;
    const target = { type: 'button', name: method, interaction: value || 'click' };
    report('interaction', { type: 'interaction', entity, target });
    if (value === 'pay') await pay({});
  });
  answerQuestions({
    open: start,
    update: partial => {
      opened = { ...opened, partial };
    },
    look,
  });
};

if (wallet) showWallet(wallet);
else showCard(document.getElementById('card'));
followHeight();
report('ready');
