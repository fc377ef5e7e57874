// Frames of the sandbox on a shop's page: opens them, hears them, asks them. Shared by the scripts that shops load.
(() => {
  if (window.sandboxFrames) return;
  const origin = new URL(document.currentScript.src).origin;
  let asked = 0;

  const style = (node, rules) => {
    for (const [name, value] of Object.entries(rules)) node.style.setProperty(name, value);
  };

  /** Light or dark as the shop's page is there; the phone's own setting does not reach into its look. */
  const schemeOf = parent => {
    const [scheme, another] = getComputedStyle(parent).colorScheme.split(' ');
    return another === undefined && (scheme === 'dark' || scheme === 'light') ? scheme : null;
  };

  /** Opens a frame in `parent`; `hear(type, value)` gets what it reports. */
  const open = (url, title, parent, hear) => {
    const frame = document.createElement('iframe');
    const waiting = new Map();
    const listen = event => {
      if (event.source !== frame.contentWindow || event.origin !== origin) return;
      const { type, id, value } = event.data;
      if (type === 'answer') {
        waiting.get(id)?.(value);
        waiting.delete(id);
      } else if (type === 'height') {
        frame.style.setProperty('height', `${value}px`);
      } else {
        hear(type, value);
      }
    };
    frame.title = title;
    const scheme = schemeOf(parent);
    const address = new URL(url);
    if (scheme) address.searchParams.set('scheme', scheme);
    frame.src = address.href;
    style(frame, { border: '0', width: '100%', display: 'block', 'color-scheme': scheme ?? 'auto' });
    window.addEventListener('message', listen);
    parent.append(frame);
    return {
      focus: () => frame.focus(),
      ask: (question, value) =>
        new Promise(resolve => {
          asked += 1;
          waiting.set(asked, resolve);
          frame.contentWindow.postMessage({ question, id: asked, value }, origin);
        }),
      close: () => {
        window.removeEventListener('message', listen);
        frame.remove();
      },
    };
  };

  /** A page of the bank above everything; resolves with what it reports. */
  const openAbove = (url, title) =>
    new Promise(resolve => {
      const dialog = document.createElement('dialog');
      style(dialog, {
        width: 'min(32rem, 100vw)',
        height: 'min(30rem, 90vh)',
        border: '0',
        padding: '0',
        'border-radius': '12px',
      });
      document.body.append(dialog);
      const end = answer => {
        frame.close();
        dialog.close();
        dialog.remove();
        resolve(answer);
      };
      const frame = open(url, title, dialog, end);
      style(dialog.firstChild, { height: '100%' });
      dialog.addEventListener('cancel', event => {
        event.preventDefault();
        end('closed');
      });
      dialog.showModal();
    });

  /** Handlers by event name, for things with `on`. */
  const emitter = () => {
    const handlers = new Map();
    return {
      on: (name, handler) => handlers.set(name, [...(handlers.get(name) ?? []), handler]),
      off: (name, handler) =>
        handlers.set(name, handler ? (handlers.get(name) ?? []).filter(each => each !== handler) : []),
      clear: () => handlers.clear(),
      has: name => (handlers.get(name) ?? []).length > 0,
      emit: (name, event) => {
        for (const handler of handlers.get(name) ?? []) handler(event);
      },
    };
  };

  window.sandboxFrames = { open, openAbove, emitter };
})();
