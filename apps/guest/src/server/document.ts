import { lettersOf } from '@tableside/design/fonts/faces.ts';
import { themeColors } from '@tableside/domain/theme';
import { directionOf } from '@tableside/i18n';
import { BOOT_ID, type BootData, LOOK_ID, MENU_ID } from '../boot/boot-data.ts';
import { HEAR } from '../early/hear.ts';
import { plainStyle, venueFontFiles, venueStyle } from '../features/venue/index.ts';
import type { RenderInput } from '../server-port.ts';
import type { PageStyles } from './page-styles.ts';
import { escapeHtml } from './shared-body.ts';

/** JSON that cannot end the block it stands in. */
const embedded = (json: string): string => json.replaceAll('<', '\\u003c');
const block = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${embedded(json)}</script>`;

/** With these a phone can put the venue's menu on its home screen (the server's features/install). */
const installLinks = (venue: string): string =>
  `<link rel="manifest" href="/manifest/${venue}"><link rel="apple-touch-icon" href="/manifest/${venue}/icon-192.png">`;

/** What is shown, and the frame of a dish's sheet that is opened before the scripts are there (src/early). */
type Bodies = { readonly body: string; readonly late: string };

/** A page, and how much of its text stands on the first screen: worth to be on its way before the rest. */
export type PageText = { readonly html: string; readonly seen: number };

/** Less than this of a body is no screen yet: a bar, a heading. */
const LEAST_SEEN = 4_000;

/** Where the first section of dishes ends, of a hall the first cards; a body that has none is seen whole. */
const seenOf = (body: string, { drawn }: BootData): number => {
  const mark = drawn === 'FoodCourt' ? '</li>' : '</section>';
  const end = body.indexOf(mark, LEAST_SEEN);
  return end < 0 ? body.length : end + mark.length;
};

/**
 * The whole page. Its scripts are announced by the answer's `Link` header, before any picture can take the browser's six
 * connections, and once more behind the dishes for browsers that do not read it. No file stands before the dishes: each keeps
 * the reader of the page waiting, and a browser uses the pause for a frame without a dish. They run once the dishes and the
 * data are there; the styles of what is not shown yet come after the dishes. What answers taps before the scripts do is in
 * the page itself: a line in its head that notes them, and behind the dishes what opens one. APP-06, MENU-05.
 */
export const documentOf = (
  input: RenderInput,
  { body, late }: Bodies,
  styles: PageStyles,
  boot: BootData,
): PageText => {
  const { assets, nonce } = input;
  const { session, menu, language } = input.boot;
  const looks =
    session?.restaurant ??
    input.boot.gift?.venue ??
    input.boot.reserve?.looks ??
    input.boot.failure?.host ??
    null;
  const title = looks?.name ?? input.boot.hall?.food_court.name ?? 'Tableside';
  const theme = looks && themeColors(looks.customizations).dark ? 'dark' : 'light';
  const drawn = boot.drawn === undefined ? undefined : assets.screens[boot.drawn];
  // The order of the layers comes first, because the files below may arrive in any order.
  // What stands under LOOK_ID is a venue's: a hall that finds one there was come to from a venue's page.
  const letters = lettersOf(input.userAgent);
  const style = `@layer base,design;${looks ? '' : plainStyle(letters)}${styles.first}`;
  const look = looks ? venueStyle(looks, letters) : '';
  const fonts = venueFontFiles(looks ?? undefined, language);
  const [entry = ''] = assets.scripts;
  const head = [
    `<!doctype html><html lang="${escapeHtml(language)}" dir="${directionOf(language)}" data-theme="${theme}" data-pictures="wait"><head><meta charset="utf-8">`,
    // Here a browser that pauses for it has no page yet that it would draw a frame of.
    assets.early && `<script>${HEAR}</script>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">',
    '<meta name="robots" content="noindex,nofollow"><meta name="referrer" content="no-referrer">',
    '<meta name="format-detection" content="telephone=no">',
    `<title>${escapeHtml(title)}</title><style nonce="${escapeHtml(nonce)}">${style}</style><style id="${LOOK_ID}" nonce="${escapeHtml(nonce)}">${look}</style>`,
    `<link rel="icon" href="${escapeHtml(session?.restaurant.logo ?? 'data:,')}">`,
    session ? installLinks(session.restaurant.id) : '',
    '</head><body>',
    // Not in the head: there a font that is asked for keeps the first frame waiting, and on a slow line comes after it even so.
    ...fonts.map(file => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`),
    '<div id="root">',
  ].join('');
  const rest = [
    '</div>',
    ...[...assets.scripts, ...(drawn?.scripts ?? [])].map(
      file => `<link rel="modulepreload" href="${file}">`,
    ),
    styles.rest && `<style nonce="${escapeHtml(nonce)}">${styles.rest}</style>`,
    late && `<template id="early-sheet">${late}</template>`,
    assets.early && `<script>${assets.early}</script>`,
    // Disabled where the page has them itself, so never fetched; the loader of later parts only looks whether they are there.
    ...[...assets.styles, ...(drawn?.styles ?? [])].map(
      file => `<link rel="stylesheet" href="${file}"${styles.linked ? '' : ' disabled'}>`,
    ),
    block(BOOT_ID, JSON.stringify(boot)),
    menu && !boot.menuFile ? block(MENU_ID, menu.json) : '',
    `<script type="module" src="${entry}"></script></body></html>`,
  ].join('');
  return { html: head + body + rest, seen: head.length + seenOf(body, boot) };
};
