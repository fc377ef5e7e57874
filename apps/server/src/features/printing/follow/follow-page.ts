import { escapeHtml } from '../../../http/answers/escape-html.ts';

/** What the page shows of an order: no dishes, no names, nothing that was paid. */
export type Followed = {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly venue: string;
  readonly numberWords: string;
  readonly number: string;
  readonly status: string;
  readonly text: string;
  readonly tone: 'waits' | 'ready' | 'over';
  /** Seconds until it looks again; null: nothing more comes. */
  readonly again: number | null;
};

const STYLE = `
*{box-sizing:border-box}
:root{color-scheme:light dark;--paper:#fbf9f4;--ink:#1d1b18;--soft:#5f5a52;--card:#fff;--edge:#d8d2c6;--good:#14603f;--bad:#9b1c1c}
@media(prefers-color-scheme:dark){:root{--paper:#141210;--ink:#f3efe8;--soft:#b9b2a6;--card:#1f1c19;--edge:#423d36;--good:#8fd6b2;--bad:#ffb4ab}}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:1.5rem;background:var(--paper);color:var(--ink);font-family:system-ui,sans-serif;line-height:1.4;overflow-wrap:anywhere}
main{width:100%;max-width:24rem;text-align:center}
h1{margin:0 0 2rem;font-size:1.1rem;font-weight:600;color:var(--soft)}
.card{padding:2rem 1.25rem;border:1px solid var(--edge);border-radius:1.25rem;background:var(--card)}
.card p{margin:0}
.label{color:var(--soft)}
.number{font-size:5.5rem;font-weight:800;line-height:1.15;font-variant-numeric:tabular-nums}
h2{margin:1rem 0 .5rem;font-size:1.5rem;line-height:1.2}
.ready h2{color:var(--good)}
.over h2{color:var(--bad)}
.text{color:var(--soft)}
`;

/** The whole page, without scripts: any phone shows it, and it looks again by itself while something is to come. */
export const followPage = (order: Followed, nonce: string): string => {
  const { language, direction, again, tone } = order;
  const venue = escapeHtml(order.venue);
  return `<!doctype html>
<html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
${again === null ? '' : `<meta http-equiv="refresh" content="${again}">`}<meta name="robots" content="noindex">
<title>${escapeHtml(order.number)} · ${escapeHtml(order.status)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${venue}</h1><div class="card ${tone}"><p class="label">${escapeHtml(order.numberWords)}</p>
<p class="number">${escapeHtml(order.number)}</p><h2>${escapeHtml(order.status)}</h2><p class="text">${escapeHtml(order.text)}</p></div></main></body></html>
`;
};
