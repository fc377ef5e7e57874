import type { PublicMenu } from '@tableside/contract/http/guests/public-menu';
import baseStyle from '@tableside/design/base.css?inline';
import tokenStyle from '@tableside/design/tokens.css?inline';
import { createTranslate, directionOf, formatMoney, isolated, type Messages } from '@tableside/i18n';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { venueFontFiles, venueStyle } from '../../features/venue/index.ts';
import type { PublicPageInput, PublicPageOutput } from '../../server-port.ts';
import { escapeHtml } from '../shared-body.ts';
import { PublicPage } from './PublicPage.tsx';
import pageStyle from './page.css?inline';

const dishesOf = ({ categories }: PublicMenu): number =>
  categories.reduce((count, { dishes }) => count + dishes.length, 0);

/** A sentence for search results and previews: the venue's own, else what is here. */
const summaryOf = (menu: PublicMenu, t: ReturnType<typeof createTranslate>): string =>
  menu.venue.description || t('public.summary', { venue: menu.venue.name, count: dishesOf(menu) });

const meta = (name: 'name' | 'property', key: string, content: string | null): string =>
  content === null ? '' : `<meta ${name}="${key}" content="${escapeHtml(content)}">`;

/** What search engines and messengers read of the page. */
const headOf = (menu: PublicMenu, title: string, summary: string): string => {
  const { venue, page, language, languages } = menu;
  const [main] = languages;
  const data = languages.find(each => each.language === language)?.data;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', summary),
    `<link rel="canonical" href="${escapeHtml(page)}">`,
    ...(languages.length > 1
      ? languages.map(
          each => `<link rel="alternate" hreflang="${each.language}" href="${escapeHtml(each.page)}">`,
        )
      : []),
    main && languages.length > 1
      ? `<link rel="alternate" hreflang="x-default" href="${escapeHtml(main.page)}">`
      : '',
    data ? `<link rel="alternate" type="application/json" href="${escapeHtml(data)}">` : '',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', venue.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', summary),
    meta('property', 'og:url', page),
    meta('property', 'og:locale', language),
    meta('property', 'og:image', venue.cover ?? venue.logo),
    venue.cover || venue.logo ? meta('property', 'og:image:alt', venue.name) : '',
    meta('name', 'twitter:card', venue.cover ? 'summary_large_image' : 'summary'),
    `<link rel="icon" href="${escapeHtml(venue.logo ?? 'data:,')}">`,
  ].join('');
};

/** The whole page: one style, no script, the same for everybody. */
export const publicPage = (
  { menu, looks, jsonLd }: PublicPageInput,
  messages: Messages,
): PublicPageOutput => {
  const { language, currency, locale, venue } = menu;
  const t = createTranslate(language, messages);
  const money = (amount: number): string => isolated(formatMoney(amount, currency, locale), language);
  const title = t('public.title', { venue: venue.name });
  const style = `@layer base,design;${tokenStyle}${baseStyle}${venueStyle(looks)}${pageStyle}`;
  const body = renderToStaticMarkup(createElement(PublicPage, { menu, t, money }));
  const fonts = venueFontFiles(looks, language).map(
    file => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
  );
  const html = [
    `<!doctype html><html lang="${escapeHtml(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headOf(menu, title, summaryOf(menu, t)),
    `<style>${style}</style>`,
    // Data and no script: nothing of it is run.
    `<script type="application/ld+json">${jsonLd.replaceAll('<', '\\u003c')}</script>`,
    // Behind the head, where they do not keep the first frame waiting.
    `</head><body>${fonts.join('')}${body}</body></html>`,
  ].join('');
  return { html, style };
};
