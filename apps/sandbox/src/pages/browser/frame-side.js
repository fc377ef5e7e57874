// Inside a frame that a shop's page opened: reports to the page and answers its questions.

const scheme = new URLSearchParams(window.location.search).get('scheme');
if (scheme) document.documentElement.dataset.scheme = scheme;

export const report = (type, value, id) =>
  window.parent.postMessage({ type, value, id }, window.location.origin);

/** Handlers by question; what they return, or resolve to, is the answer. */
export const answerQuestions = handlers => {
  window.addEventListener('message', async event => {
    if (event.source !== window.parent || event.origin !== window.location.origin) return;
    const { question, id, value } = event.data;
    const handler = handlers[question];
    if (handler) report('answer', await handler(value), id);
  });
};

/** Keeps the frame as high as what is in it. */
export const followHeight = () => {
  new ResizeObserver(() => report('height', document.body.offsetHeight)).observe(document.body);
};
