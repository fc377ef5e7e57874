import type { Plugin } from 'vite';

/**
 * What fetches the files of a later screen, in the place of the bundler's own helper: that one is for other bases, older
 * browsers and nonces, and weighs half a kilobyte more in the first view. Styles are waited for, scripts are only asked for
 * early; a file that failed is asked for again the next time, and one that the page came with is not.
 */
const HELPER = `
const asked = {};
const fetched = name => asked[name] ??= new Promise((done, fail) => {
  const href = '/' + name;
  if (document.querySelector('link[href="' + href + '"]')) return done();
  const style = name.endsWith('.css');
  const link = document.createElement('link');
  link.rel = style ? 'stylesheet' : 'modulepreload';
  link.href = href;
  link.onload = done;
  link.onerror = () => {
    delete asked[name];
    link.remove();
    style ? fail(Error('Cannot load ' + href)) : done();
  };
  document.head.append(link);
  style || done();
});
export const __vitePreload = (load, names = []) => Promise.all(names.map(fetched)).then(load);
`;

/** Puts our helper in the place of the bundler's. Throws where the bundler has it under another name by now. */
export const preloadPlugin = (): Plugin => {
  let replaced = false;
  return {
    name: 'guest-preload',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => {
        replaced = true;
        return { code: HELPER, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !replaced) throw new Error('The helper that loads later files was not found');
    },
  };
};
