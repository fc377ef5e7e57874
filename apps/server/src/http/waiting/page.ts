import { createHash } from 'node:crypto';
import type { Language } from '@tableside/domain/session';
import { directionOf } from '@tableside/i18n';
import { escapeHtml } from '../answers/escape-html.ts';
import { policy } from '../answers/security-headers.ts';
import { SCRIPT_ADDRESS } from './script.ts';
import type { Words } from './words.ts';

/** Why a page has to wait: we cannot serve just now, or this address has asked for too much. */
export type Why = 'away' | 'busy';

/** How often a page asks that waits for us, in seconds; by chance more or less. */
const EVERY_SECONDS = 4;

const STYLE = `
*{box-sizing:border-box}
:root{color-scheme:light dark;--ground:#faf9f7;--ink:#1c1a17;--soft:#5f5a52;--ring:#dedad3}
@media(prefers-color-scheme:dark){:root{--ground:#151413;--ink:#f4f1ec;--soft:#b5afa6;--ring:#393632}}
body{margin:0;font:1rem/1.55 system-ui,sans-serif;text-align:center;overflow-wrap:anywhere;color:var(--ink);background:var(--ground)}
main{display:grid;place-content:center;justify-items:center;gap:1rem;min-height:100vh;min-height:100dvh;padding:2rem 1.5rem}
i{width:3rem;height:3rem;margin-bottom:.75rem;border:3px solid var(--ring);border-top-color:var(--ink);border-radius:50%;animation:turn 1.6s linear infinite}
@keyframes turn{to{transform:rotate(1turn)}}
h1{margin:0;max-width:22rem;font-size:1.5rem;line-height:1.25;text-wrap:balance}
p{margin:0;max-width:24rem;text-wrap:balance}
.soft{color:var(--soft)}
a{display:grid;place-items:center;min-width:10rem;min-height:3rem;margin-top:.75rem;padding:.5rem 1.5rem;border-radius:2rem;color:var(--ground);background:var(--ink);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
@media(prefers-reduced-motion:reduce){i{animation:none;border-color:var(--ink)}}
`;

/** The one style is named by its hash; nothing else of the page needs to be let in but its script and what that asks. */
export const WAITING_POLICY = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  'connect-src': "'self'",
  'img-src': 'data:',
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'self'",
});

/**
 * What a guest reads while there is nothing else to show. It knows no venue and needs nothing but itself and its script;
 * a browser without scripts reloads it. The ring turns, so that nobody takes the page for a picture of one.
 */
export const waitingPage = (why: Why, language: Language, words: Words, seconds: number): string => {
  const say = (key: string): string =>
    escapeHtml(words(key, { minutes: Math.max(1, Math.round(seconds / 60)) }));
  const [title, text] = why === 'away' ? [say('title'), say('text')] : [say('busyTitle'), say('busyText')];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex,nofollow"><meta name="referrer" content="no-referrer"><link rel="icon" href="data:,">
<noscript><meta http-equiv="refresh" content="${seconds}"></noscript>
<title>${title}</title><style>${STYLE}</style>
<script defer src="${SCRIPT_ADDRESS}" data-first="${seconds}" data-then="${EVERY_SECONDS}"></script></head>
<body><main><i aria-hidden="true"></i><h1>${title}</h1><p>${text}</p><p class="soft">${say('help')}</p><a href="">${say('again')}</a></main></body></html>
`;
};
