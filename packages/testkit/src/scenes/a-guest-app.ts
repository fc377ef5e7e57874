import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Stands in for the built guest app: prints what it was given. */
const RENDERER = `
export const loadAssets = async () => ({ inline: ['of-a-script'], scripts: ['/assets/entry-1.js'], css: '', build: 'build-1' });
export const pageOf = url => {
  const [path, query] = url.split('?');
  const [, first, second, third] = path.split('/');
  const payment = new URLSearchParams(query).get('paymentUuid');
  if (second === 'success') return { kind: 'gift', card: first, hash: third, language: null, ...(payment && { payment }) };
  if (first === 'menu') return { kind: 'session', token: second, menu: true };
  if (first === 'orders') return { kind: 'session', token: second, menu: false };
  if (first === 'preview') return { kind: 'preview', code: second };
  if (first === 'food-court') return { kind: 'court', hash: third ?? second, stalls: third === undefined };
  if (first === 'tip') return { kind: 'plain' };
  return second === undefined && first ? { kind: 'scan', code: decodeURIComponent(first) } : null;
};
export const render = async ({ url, boot, nonce, lean }) => ({
  seen: 15,
  status: boot.failure?.code === 'server_error' ? 500 : boot.failure || pageOf(url) === null ? 404 : 200,
  html: '<!doctype html><style nonce="' + nonce + '"></style><pre>' + JSON.stringify(boot) + '</pre>',
  beside: lean && boot.menu?.file ? [boot.menu.file] : [],
});
export const renderPublicMenu = ({ menu, jsonLd }) => ({
  html: '<!doctype html><style>p{}</style><pre>' + JSON.stringify(menu) + '</pre><code>' + jsonLd + '</code>',
  style: 'p{}',
});
`;

export type GuestAppFolder = {
  readonly folder: string;
  readonly write: (path: string, text: string) => void;
  readonly remove: () => void;
};

/** A folder with the stand-in of the built guest app, to be handed to a test server as its `guestFolder`. */
export const aGuestApp = (): GuestAppFolder => {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-guest-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('server/render.js', RENDERER);
  write('server/package.json', '{"type":"module"}');
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
};
