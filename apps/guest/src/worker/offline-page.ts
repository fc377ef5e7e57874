import { OFFLINE_WORDS } from './built.ts';

const STYLE =
  'body{display:grid;place-content:center;gap:1rem;min-height:90vh;margin:0;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;text-align:center;color:#1c1a17;background:#faf9f7}h1{margin:0;font-size:1.5rem}p{margin:0;max-width:24rem}a{justify-self:center;padding:.75rem 1.5rem;border-radius:2rem;background:#1c1a17;color:#fff;text-decoration:none;font-weight:600}@media(prefers-color-scheme:dark){body{color:#f4f1ec;background:#151413}a{background:#f4f1ec;color:#151413}}';

/** The language of the phone that we speak, else English. */
export const languageFor = (wanted: readonly string[], spoken: readonly string[]): string =>
  wanted.map(each => each.split('-')[0] ?? '').find(each => spoken.includes(each)) ?? 'en';

/** What is shown for a table that this phone holds nothing of, while there is no network. */
export const offlinePage = (languages: readonly string[]): Response => {
  const language = languageFor(languages, Object.keys(OFFLINE_WORDS));
  const [title, text, reload] = OFFLINE_WORDS[language] ?? ['', '', ''];
  const html = `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1><p>${text}</p><a href="">${reload}</a></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
};
