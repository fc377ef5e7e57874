import { escapeHtml } from '../../../http/answers/escape-html.ts';
import { type Box, readyFit } from './ready-fit.ts';
import type { CounterOrder } from './ready-store.ts';
import { readyWords } from './ready-words.ts';

/** How often a screen asks anew, in seconds; without scripts, so that any television can show it. */
const EVERY_SECONDS = 3;
/** How long a number that was just called stands out, in milliseconds. */
const JUST_CALLED_MS = 45_000;

/** More numbers than this of a kind are too small to be found; how many there are besides is said by a number. */
const SHOWN = 30;
/** What the two parts leave free for numbers, in hundredths of the screen. */
const READY_BOX = { width: 52, height: 72 };
const PREPARING_BOX = { width: 34, height: 72 };

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:#0e1211;color:#eef3f0;font-family:system-ui,sans-serif}
header{padding:1.5vh 2.5vw;overflow:hidden;font-size:clamp(1.1rem,2.2vw,2.5rem);font-weight:700;color:#aab6af;text-overflow:ellipsis;white-space:nowrap}
main{display:grid;grid-template-columns:minmax(0,1.5fr) minmax(0,1fr);gap:1.5vw;padding:0 1.5vw 2.5vh}
section{display:flex;flex-direction:column;min-width:0;border-radius:1.5vw;padding:2vh 2vw;background:#1a201d}
.ready{background:#14372b}
h2{margin:0 0 2vh;font-size:clamp(1.3rem,2.8vw,3.4rem);line-height:1.1}
ul{flex:1;display:grid;align-content:start;margin:0;padding:0;list-style:none;font-variant-numeric:tabular-nums}
li{display:grid;place-items:center;height:1.45em;font-weight:800;line-height:1;color:#c3ccc7}
b{display:grid;place-items:center;width:calc(100% - .2em);height:1.25em;border-radius:.18em}
.ready b{color:#06201a;background:#6fb89d}
.ready .new b{background:#fbbb25;color:#2b1c00}
.ready .more b{background:none;color:#b6d8cb}
p{margin:auto;max-width:22em;font-size:clamp(1.1rem,2.4vw,3rem);line-height:1.3;text-align:center;color:#b6d8cb}
@media(orientation:portrait){header{padding:1.5vh 4vw;font-size:clamp(1.1rem,3.6vw,2.5rem)}main{grid-template-columns:minmax(0,1fr);align-content:start}section{padding:2vh 4vw}h2{font-size:clamp(1.3rem,5vw,3.4rem)}p{padding:3vh 0}}
`;

/** Upright screens (phones, steles) are read from near by and scroll: numbers are as large as three stand side by side. */
const sizes = (part: string, count: number, digits: number, box: Box): string => {
  const { columns, vw, vh } = readyFit(count, digits, box);
  return (
    `.${part} ul{grid-template-columns:repeat(${columns},minmax(0,1fr));font-size:min(${vw}vw,${vh}vh)}` +
    `@media(orientation:portrait){.${part} ul{grid-template-columns:repeat(3,minmax(0,1fr));font-size:${Math.floor(86 / 3 / (0.6 * digits + 0.75))}vw}}`
  );
};

/** One part of the page and its own rules. */
const part = (name: string, box: Box, orders: readonly CounterOrder[], empty: string, now: number) => {
  if (orders.length === 0) return { style: '', html: `<p>${empty}</p>` };
  const all = orders.length <= SHOWN;
  const shown = all ? orders : orders.slice(0, SHOWN - 1);
  const more = all ? '' : `<li class="more"><b>+${orders.length - shown.length}</b></li>`;
  const digits = Math.max(2, ...shown.map(({ number }) => String(number).length));
  const items = shown.map(({ number, ready_at }) => {
    const fresh = ready_at !== null && now - ready_at.getTime() < JUST_CALLED_MS;
    return `<li${fresh ? ' class="new"' : ''}><b>${number}</b></li>`;
  });
  return {
    style: sizes(name, Math.min(orders.length, SHOWN), digits, box),
    html: `<ul>${items.join('')}${more}</ul>`,
  };
};

/** The whole page; `now` in epoch milliseconds. It holds numbers alone: who ordered what is nobody's business. */
export const readyPage = (
  venue: { readonly name: string; readonly language: string; readonly orders: readonly CounterOrder[] },
  now: number,
  nonce: string,
): string => {
  const { language, word } = readyWords(venue.language);
  const name = escapeHtml(venue.name);
  const ready = venue.orders.filter(({ ready_at }) => ready_at !== null);
  const preparing = venue.orders.filter(({ ready_at }) => ready_at === null);
  const called = part('ready', READY_BOX, ready, word('noneReady'), now);
  const making = part('making', PREPARING_BOX, preparing, word('nonePreparing'), now);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${EVERY_SECONDS}"><meta name="robots" content="noindex">
<title>${word('title')} · ${name}</title><style nonce="${nonce}">${STYLE}${called.style}${making.style}</style></head>
<body><header>${name}</header><main>
<section class="ready" aria-label="${word('ready')}"><h2>${word('ready')}</h2>${called.html}</section>
<section class="making" aria-label="${word('preparing')}"><h2>${word('preparing')}</h2>${making.html}</section>
</main></body></html>
`;
};
