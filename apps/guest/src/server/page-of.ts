import { matchPath } from '../app/paths.ts';
import type { Page } from '../server-port.ts';

/** Screens whose first view shows dishes. */
const WITH_MENU: readonly string[] = ['Menu', 'Search', 'Select', 'MenuFilters'];

const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.split('?')[1]);

/** The language that an address asks for. TIPCARD-44 */
const languageIn = (url: string): string | null => queryOf(url).get('lang');

/** INVOICE-27. */
const plainPage = (name: string, url: string): Page => {
  const language = name === 'RequestInvoice' ? queryOf(url).get('language') : null;
  return language === null ? { kind: 'plain' } : { kind: 'plain', language };
};

/** After a payment its page is there for whoever paid, also when the card is not any more. TIPCARD-36, DONATE-02 */
const giftPage = (name: string, card: 'tip' | 'donation', hash: string, url: string): Page => {
  const after = name === 'TipSuccess' || name === 'DonateSuccess';
  const payment = after ? queryOf(url).get('paymentUuid') : null;
  return { kind: 'gift', card, hash, language: languageIn(url), ...(payment !== null && { payment }) };
};

/** What an address needs loaded before it is rendered; null when it is no page of the guest app. */
export const pageOf = (url: string): Page | null => {
  const match = matchPath(url.split(/[?#]/, 1)[0] ?? '');
  if (!match) return null;
  const { hash = '', session } = match.params;
  if (match.name === 'ScanQr') return { kind: 'scan', code: hash };
  const { foodCourtHash: court, tipsQrCardHash: tip, donateQrCardHash: donation } = match.params;
  // Also where a session is named: pages of a hall wear its looks, and an order is read when its session is over.
  // Where something is asked for in the hall, its dishes stand in the place of its stalls.
  if (court !== undefined)
    return { kind: 'court', hash: court, stalls: match.name === 'FoodCourt' && !url.includes('?') };
  const card = tip ?? donation;
  if (card !== undefined) return giftPage(match.name, tip === undefined ? 'donation' : 'tip', card, url);
  if (match.name === 'Reserve')
    return { kind: 'reserve', slug: match.params.slug ?? '', language: languageIn(url) };
  if (match.name === 'Preview') return { kind: 'preview', code: hash };
  return session === undefined
    ? plainPage(match.name, url)
    : { kind: 'session', token: session, menu: WITH_MENU.includes(match.name) };
};
