import { compileGuestSet } from '@tableside/i18n/build/compile.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { startFrom } from '../boot/start.ts';
import { loadEntry, resetCache, writeEntry } from '../data/cache.ts';
import { keys } from '../data/keys.ts';
import type { Menu } from '../data/menu.ts';
import type { Order } from '../data/orders.ts';
import type { Session } from '../data/session.ts';
import { SessionGate } from '../features/venue/index.ts';
import { TextsProvider } from '../texts/texts.ts';
import { aSession } from './wire-builders.ts';

type Known = {
  readonly session?: Session;
  readonly menu?: Menu;
  readonly orders?: readonly Order[];
  readonly url?: string;
  readonly language?: string;
  /** Whatever else is known of the server, by its key in the cache. */
  readonly more?: Readonly<Record<string, unknown>>;
};

/** What a button or a link says. */
export type Control = {
  readonly name: string;
  readonly href: string | null;
  readonly disabled: boolean;
  readonly tag: string;
};

export type Shown = {
  readonly html: string;
  /** All words in the order of the page, as a reader hears them; hidden names included. */
  readonly text: string;
  readonly controls: readonly Control[];
  /** The control of that name; throws when there is none. */
  readonly control: (name: string | RegExp) => Control;
  readonly names: readonly string[];
};

const decoded = (html: string): string =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/[^\S\u00a0]+/g, ' ')
    .trim();

const attribute = (tag: string, name: string): string | null => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? null : decoded(value);
};

const controlsIn = (html: string): Control[] =>
  [...html.matchAll(/(<(button|a)\b[^>]*>)(.*?)<\/\2>/gs)].map(([, tag = '', , inner = '']) => ({
    name: attribute(tag, 'aria-label') ?? decoded(inner),
    href: attribute(tag, 'href'),
    disabled: /\sdisabled=/.test(tag),
    tag,
  }));

const read = (html: string): Shown => {
  const controls = controlsIn(html);
  return {
    html,
    text: decoded(html),
    controls,
    names: controls.map(({ name }) => name),
    control: wanted => {
      const found = controls.find(({ name }) =>
        typeof wanted === 'string' ? name === wanted : wanted.test(name),
      );
      if (!found) throw new Error(`${wanted} is not among: ${controls.map(({ name }) => name).join(' | ')}`);
      return found;
    },
  };
};

const begin = ({ session = aSession(), menu, orders, url = '/menu/s', language = 'en', more }: Known) => {
  const texts = {
    ...compileGuestSet(language, 'core'),
    ...compileGuestSet(language, 'more'),
    ...compileGuestSet(language, 'gift'),
  };
  startFrom(url, { language, token: 's', session, failure: null, texts, textFiles: {} }, menu ?? null);
  if (orders) writeEntry(keys.orders('s'), orders);
  for (const [key, value] of Object.entries(more ?? {})) writeEntry(key, value);
};

const draw = (node: ReactNode): Shown => read(renderToString(<TextsProvider>{node}</TextsProvider>));

/**
 * Renders a part of a session's screens as the server does, with what is known of it: for what is there and what it
 * says. What happens when it is tapped is for the browser journeys.
 */
export const shown = (node: ReactNode, known: Known = {}): Shown => {
  begin(known);
  return draw(<SessionGate token="s">{node}</SessionGate>);
};

/** The same while the session is on its way (`undefined`), or when asking for it failed. */
export const shownWithoutSession = async (node: ReactNode, failure?: unknown): Promise<Shown> => {
  begin({});
  resetCache({});
  if (failure !== undefined) {
    await loadEntry(keys.session('s'), () => Promise.reject(failure)).catch(() => undefined);
  }
  return draw(<SessionGate token="s">{node}</SessionGate>);
};
