// Stands in for cdn.solidgate.com/js/solid-form.js: sets window.PaymentFormSdk.
(() => {
  const { open, openAbove, emitter } = window.sandboxFrames;
  const folder = new URL('../', document.currentScript.src);

  const init = config => {
    const { merchantData, iframeParams = {}, formParams = {} } = config;
    const events = emitter();
    const frames = [];
    const say = (name, data) => events.emit(name, new MessageEvent('message', { data }));
    const fail = message =>
      say('error', { type: 'error', value: { name: 'InitPaymentError', message }, details: {} });

    const mount = (path, title, containerId) => {
      const parent = document.getElementById(containerId);
      if (!parent) {
        // After the caller has had the time to listen.
        setTimeout(() => fail(`There is no element with the id ${containerId}`));
        return;
      }
      parent.replaceChildren();
      const frame = open(new URL(path, folder).href, title, parent, async (name, value) => {
        if (name === 'ready') {
          await frame.ask('open', { data: merchantData, formParams });
          return;
        }
        if (name === 'verify') {
          say('verify', value);
          const page = new URL(`3ds/${encodeURIComponent(value.order.order_id)}`, folder);
          await openAbove(page.href, 'Your bank (sandbox)');
          await frame.ask('look');
          return;
        }
        say(name, value);
        if (name === 'formRedirect') window.location.assign(value.url);
      });
      frames.push(frame);
    };

    const { containerId = 'solid-payment-form-container' } = iframeParams;
    if (formParams.enabled !== false) mount('form', 'Card (sandbox)', containerId);
    const { googlePayButtonParams: google, applePayButtonParams: apple } = config;
    if (google?.enabled !== false && google?.containerId) {
      mount('form/google-pay', 'Google Pay (sandbox)', google.containerId);
    }
    if (apple?.enabled !== false && apple?.containerId) {
      mount('form/apple-pay', 'Apple Pay (sandbox)', apple.containerId);
    }

    return {
      on: (name, handler) => events.on(name, handler),
      unsubscribe: (name, handler) => events.off(name, handler),
      unsubscribeAll: () => events.clear(),
      update: async partial => {
        for (const frame of frames) await frame.ask('update', partial);
      },
      submit: () => frames[0]?.ask('submit'),
      applyCoupon: () => Promise.reject(new Error('The sandbox has no coupons')),
      destroy: () => {
        for (const frame of frames.splice(0)) frame.close();
      },
    };
  };

  window.PaymentFormSdk = { init };
})();
