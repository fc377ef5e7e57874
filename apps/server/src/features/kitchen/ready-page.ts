import type { CounterOrder } from './ready-store.ts';
import { readyWords } from './ready-words.ts';

/** How often a screen asks anew, in seconds; without scripts, so that any television can show it. */
const EVERY_SECONDS = 3;
/** How long a number that was just called stands out, in milliseconds. */
const JUST_CALLED_MS = 45_000;

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:#0e1211;color:#eef3f0;font-family:system-ui,sans-serif}
header{padding:1.5vh 2.5vw;font-size:clamp(1.1rem,2.2vw,2.5rem);font-weight:700;color:#aab6af}
main{display:grid;grid-template-columns:1.4fr 1fr;gap:2vw;padding:0 2.5vw 3vh}
section{border-radius:1.5vw;padding:2vh 2vw;background:#1a201d}
.ready{background:#14372b}
h2{margin:0 0 2vh;font-size:clamp(1.3rem,3vw,3.4rem);line-height:1.1}
ul{display:flex;flex-wrap:wrap;gap:1.2vw;margin:0;padding:0;list-style:none;font-variant-numeric:tabular-nums}
li{font-weight:800;line-height:1;font-size:clamp(2rem,4.2vw,5rem);color:#c3ccc7;padding:.2em .3em}
.ready li{font-size:clamp(3.2rem,8.5vw,10rem);color:#06201a;background:#6fb89d;border-radius:.18em}
.ready li.new{background:#fbbb25;color:#2b1c00}
p{margin:0;font-size:clamp(1rem,1.8vw,2rem);color:#b6d8cb}
@media(max-width:640px){main{grid-template-columns:1fr}}
`;

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.codePointAt(0)};`);

const list = (orders: readonly CounterOrder[], empty: string, now: number): string =>
  orders.length === 0
    ? `<p>${empty}</p>`
    : `<ul>${orders
        .map(({ number, ready_at }) => {
          const fresh = ready_at !== null && now - ready_at.getTime() < JUST_CALLED_MS;
          return `<li${fresh ? ' class="new"' : ''}>${number}</li>`;
        })
        .join('')}</ul>`;

/** The whole page; `now` in epoch milliseconds. It holds numbers alone: who ordered what is nobody's business. */
export const readyPage = (
  venue: { readonly name: string; readonly language: string; readonly orders: readonly CounterOrder[] },
  now: number,
  nonce: string,
): string => {
  const { language, word } = readyWords(venue.language);
  const name = escaped(venue.name);
  const ready = venue.orders.filter(({ ready_at }) => ready_at !== null);
  const preparing = venue.orders.filter(({ ready_at }) => ready_at === null);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${EVERY_SECONDS}"><meta name="robots" content="noindex">
<title>${word('title')} · ${name}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><header>${name}</header><main>
<section class="ready" aria-label="${word('ready')}"><h2>${word('ready')}</h2>${list(ready, word('noneReady'), now)}</section>
<section aria-label="${word('preparing')}"><h2>${word('preparing')}</h2>${list(preparing, word('nonePreparing'), now)}</section>
</main></body></html>
`;
};
