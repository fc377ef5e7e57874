// Stands in for js.stripe.com: sets window.Stripe with the calls our guest app makes.
(() => {
  const { open, openAbove, emitter } = window.sandboxFrames;
  const folder = new URL('.', document.currentScript.src);
  const PAGES = { payment: 'card', card: 'card', expressCheckout: 'express' };
  const WALLETS = { apple_pay: 'apple_pay', google_pay: 'google_pay' };

  const createElement = (type, group, wanted = {}) => {
    if (!PAGES[type]) throw new Error(`The sandbox has no element ${type}`);
    const events = emitter();
    let frame = null;
    const click = ({ expressPaymentType }) => {
      const { amount, currency } = group.options;
      const resolve = () => frame.ask('sheet', { amount, currency });
      const event = { elementType: type, expressPaymentType, resolve, reject: () => frame.ask('close') };
      if (events.has('click')) events.emit('click', event);
      else resolve();
    };
    const hear = (name, value = {}) => {
      const event = { elementType: type, ...value };
      if (name === 'click') return click(value);
      if (name === 'confirm') {
        group.confirming = element;
        Object.assign(event, {
          expressPaymentType: WALLETS[value.expressPaymentType],
          paymentFailed: () => frame?.ask('close'),
        });
      }
      if (name === 'ready' && type === 'expressCheckout') {
        event.availablePaymentMethods = { applePay: true, googlePay: true };
        events.emit('availablepaymentmethodschange', event);
      }
      return events.emit(name, event);
    };
    const unmount = () => {
      frame?.close();
      frame = null;
    };
    const element = {
      elementType: type,
      on: (name, handler) => {
        events.on(name, handler);
        return element;
      },
      off: (name, handler) => {
        events.off(name, handler);
        return element;
      },
      once: (name, handler) => {
        const first = event => {
          events.off(name, first);
          handler(event);
        };
        return element.on(name, first);
      },
      mount: place => {
        const parent = typeof place === 'string' ? document.querySelector(place) : place;
        if (!parent) throw new Error(`There is nothing at ${place} to mount the element on`);
        unmount();
        parent.replaceChildren();
        const title = type === 'expressCheckout' ? 'Wallets (sandbox)' : 'Card (sandbox)';
        const address = new URL(`element/${PAGES[type]}`, folder);
        address.searchParams.set('locale', group.options.locale ?? group.locale);
        const { applePay, googlePay } = wanted.paymentMethods ?? {};
        // The frame leaves out the wallets that the shop does not want.
        if (applePay === 'never') address.searchParams.append('without', 'apple_pay');
        if (googlePay === 'never') address.searchParams.append('without', 'google_pay');
        frame = open(address.href, title, parent, hear);
        events.emit('loaderstart', { elementType: type });
      },
      unmount,
      destroy: () => {
        unmount();
        events.clear();
        group.elements.delete(type);
        if (group.confirming === element) group.confirming = null;
      },
      update: () => undefined,
      focus: () => frame?.ask('focus'),
      blur: () => frame && window.focus(),
      clear: () => frame?.ask('clear'),
      collapse: () => undefined,
      /** Not Stripe's: how the calls below reach the frame. */
      ask: (question, value) =>
        frame
          ? frame.ask(question, value)
          : Promise.resolve({
              error: { type: 'invalid_request_error', message: 'The element is not mounted.' },
            }),
    };
    return element;
  };

  const createElements = (locale, options = {}) => {
    const group = { elements: new Map(), confirming: null, options, locale };
    const inUse = () =>
      group.confirming ?? group.elements.get('payment') ?? group.elements.get('card') ?? null;
    return {
      create: (type, wanted) => {
        const element = createElement(type, group, wanted);
        group.elements.set(type, element);
        return element;
      },
      getElement: type => group.elements.get(type) ?? null,
      update: changed => Object.assign(group.options, changed),
      fetchUpdates: async () => ({}),
      submit: async () => {
        const element = inUse();
        const { error } = element ? await element.ask('validate') : {};
        group.submitted = !error;
        return error ? { error } : { selectedPaymentMethod: 'card' };
      },
      /** Not Stripe's. */
      inUse,
      group,
    };
  };

  const createStripe = (key, { stripeAccount, locale = 'auto' } = {}) => {
    const language = locale === 'auto' ? navigator.language : locale;
    const account = stripeAccount === undefined ? {} : { 'stripe-account': stripeAccount };
    const headers = { authorization: `Bearer ${key}`, ...account };

    const retrieve = async secret => {
      const id = secret.split('_secret_')[0];
      try {
        const url = new URL(`../v1/payment_intents/${id}`, folder);
        url.searchParams.set('client_secret', secret);
        const answer = await fetch(url, { headers });
        const body = await answer.json();
        return answer.ok ? { paymentIntent: body } : { error: body.error };
      } catch {
        return {
          error: { type: 'api_connection_error', message: 'The payment service did not answer.' },
        };
      }
    };

    /** Where the bank wants to be asked, its page opens above the shop's. */
    const askTheBank = async ({ paymentIntent }, secret) => {
      await openAbove(new URL(`3ds/${paymentIntent.id}`, folder).href, 'Your bank (sandbox)');
      const after = await retrieve(secret);
      const problem = after.paymentIntent?.last_payment_error;
      if (after.paymentIntent?.status !== 'requires_payment_method' || !problem) return after;
      return { error: { ...problem, payment_intent: after.paymentIntent } };
    };

    const confirmWith = async (ask, secret) => {
      const answer = await ask;
      return answer.paymentIntent?.status === 'requires_action' ? askTheBank(answer, secret) : answer;
    };

    /** Elements that were made for a sum before there was a payment take no payment of another one. */
    const complaintOf = async ({ options, submitted }, secret) => {
      if (!options.mode) return null;
      if (!submitted) throw new Error('confirmPayment after elements.submit(): it was not called');
      const { paymentIntent, error } = await retrieve(secret);
      if (error) return error;
      const fits = paymentIntent.amount === options.amount && paymentIntent.currency === options.currency;
      const message = 'The amount or currency of the PaymentIntent is not that of the elements.';
      return fits ? null : { type: 'invalid_request_error', message };
    };

    const leaveFor = (returnUrl, { paymentIntent }) => {
      const url = new URL(returnUrl);
      url.searchParams.set('payment_intent', paymentIntent.id);
      url.searchParams.set('payment_intent_client_secret', paymentIntent.client_secret);
      url.searchParams.set('redirect_status', paymentIntent.status);
      window.location.assign(url);
      return new Promise(() => undefined);
    };

    return {
      elements: options => createElements(language, options),
      retrievePaymentIntent: retrieve,
      confirmPayment: async ({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) => {
        const secret = clientSecret ?? elements?.group.options.clientSecret;
        const element = elements?.inUse();
        if (!secret || !element) throw new Error('confirmPayment needs elements and a clientSecret');
        const error = await complaintOf(elements.group, secret);
        if (error) return { error };
        const returnUrl = confirmParams.return_url;
        const answer = await confirmWith(element.ask('confirm', { headers, secret, returnUrl }), secret);
        elements.group.confirming = null;
        if (answer.error || redirect === 'if_required') return answer;
        return leaveFor(returnUrl, answer);
      },
      confirmCardPayment: async (secret, { payment_method: method } = {}) => {
        const element = method?.card;
        if (!element?.ask) throw new Error('confirmCardPayment needs {payment_method: {card: element}}');
        return confirmWith(element.ask('confirm', { headers, secret }), secret);
      },
      createPaymentMethod: ({ type, card, elements }) => {
        const element = elements ? elements.inUse() : type === 'card' ? card : null;
        if (!element?.ask) throw new Error('createPaymentMethod needs {elements} or {type, card}');
        if (elements && elements.group.options.paymentMethodCreation !== 'manual') {
          throw new Error("createPaymentMethod needs elements with paymentMethodCreation: 'manual'");
        }
        if (elements && !elements.group.submitted) throw new Error('elements.submit() was not called');
        return element.ask('method', { headers });
      },
      handleNextAction: async ({ clientSecret }) => {
        const answer = await retrieve(clientSecret);
        if (answer.paymentIntent?.status === 'requires_action') return askTheBank(answer, clientSecret);
        if (answer.error) return answer;
        const message = `handleNextAction: the PaymentIntent is ${answer.paymentIntent.status}.`;
        return { error: { type: 'invalid_request_error', message } };
      },
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  };

  window.Stripe = Object.assign(createStripe, { version: 'endive' });
})();
