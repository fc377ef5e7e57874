import { isNumbered } from '../features/venue/index.ts';
import type { RenderBoot, Session } from '../server-port.ts';
import { partsIn } from './split-styles.ts';

/** What stands in rendered HTML for what differs between guests of one venue. */
export const STAND_INS = {
  token: 'tableside-session-token-stands-here-0123456',
  table: 'tableside-table-name-stands-here',
  tableNumber: '48152342108642',
} as const;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
/** Text as React writes it into HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => ESCAPES[sign] ?? sign);

/** Numbered tables read differently, so they have a stand-in of their own. */
const standInFor = (name: string | null): string | null => {
  if (!name) return name;
  return isNumbered(name) ? STAND_INS.tableNumber : STAND_INS.table;
};

/** The session with everything personal taken out: equal for all guests who see the same page. */
export const sharedSession = (session: Session): Session => ({
  ...session,
  table: {
    ...session.table,
    id: '',
    hash: '',
    short_code: '',
    name: '',
    called: standInFor(session.table.called),
  },
  guest_index: 1,
  phone_number: null,
  expires_at: '',
  waiter_called_at: null,
  waiter_coming: false,
});

/** The personal parts put back in. */
export const personalise = (html: string, boot: RenderBoot): string =>
  html
    .replaceAll(STAND_INS.token, () => encodeURIComponent(boot.token ?? ''))
    .replaceAll(STAND_INS.tableNumber, () => escapeHtml(boot.session?.table.called ?? ''))
    .replaceAll(STAND_INS.table, () => escapeHtml(boot.session?.table.called ?? ''));

type Rendered = Pick<SharedBody, 'html' | 'late'> & { readonly direction: 'ltr' | 'rtl' };

/** A rendered body with what it uses of the styles, and what stands behind it unseen. */
export type SharedBody = {
  readonly html: string;
  readonly parts: ReadonlySet<string>;
  readonly late: string;
};

const bodyOf = ({ html, late, direction }: Rendered): SharedBody => ({
  html,
  late,
  parts: partsIn(`<html dir="${direction}">${html}`),
});

/** A body that one visit alone sees, in an order of its own: keeping it would drive out what many share. */
export const ownBody = (render: () => Rendered): SharedBody => bodyOf(render());

const LIMIT = 100;
const bodies = new Map<string, SharedBody>();

/** The rendered body under a key, rendered when it is not kept yet; the oldest ones give way. */
export const keptBody = (key: string, render: () => Rendered): SharedBody => {
  const known = bodies.get(key);
  if (known !== undefined) return known;
  const body = bodyOf(render());
  bodies.set(key, body);
  const [oldest] = bodies.keys();
  if (bodies.size > LIMIT && oldest !== undefined) bodies.delete(oldest);
  return body;
};
