// The script variant of the start: the same page as the redirect, opened by NEOWidget.
(() => {
  const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : '';
  window.NEOWidget = {
    initialize: (_host, token) => {
      const page = new URL('widget.html', own || location.href);
      location.assign(`${page}?${token}`);
    },
  };
})();
