import { coreTexts, courtTexts, giftTexts, publicTexts, reserveTexts, textFiles } from 'virtual:guest-texts';
import { ERRORS } from '@tableside/contract/errors';
import { directionOf, type Messages, textsAt } from '@tableside/i18n';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { effectiveMatch } from './app/effective-route.ts';
import { matchPath } from './app/paths.ts';
import type { RouteName } from './app/routes.ts';
import { fetchScreen, hasScreen } from './app/screens.ts';
import type { BootData } from './boot/boot-data.ts';
import { startFrom } from './boot/start.ts';
import { keys } from './data/keys.ts';
import { drawnHall } from './features/food-court/index.ts';
import { EarlySheet } from './features/item/index.ts';
import { reserveKey } from './features/reserve/index.ts';
import { documentOf } from './server/document.ts';
import { pageStyles } from './server/page-styles.ts';
import { publicPage } from './server/public-menu/page.ts';
import {
  keptBody,
  ownBody,
  personalise,
  type SharedBody,
  STAND_INS,
  sharedSession,
} from './server/shared-body.ts';
import type {
  PublicPageInput,
  PublicPageOutput,
  RenderBoot,
  RenderInput,
  RenderOutput,
} from './server-port.ts';

export { loadAssets } from './server/assets.ts';
export { pageOf } from './server/page-of.ts';

const FALLBACK = 'en';

/** Routes of tip and donation cards: their screens come drawn, with what they show. */
const GIFT_ROUTES: readonly RouteName[] = ['TipWaiter', 'TipSuccess', 'Donate', 'DonateSuccess'];

/** Of pages that come drawn, those whose later styles are files beside them. */
const LINKED: readonly RouteName[] = [...GIFT_ROUTES, 'FoodCourt'];

const giftOf = (url: string, { gift }: RenderBoot) => {
  const match = matchPath(url.split('?', 1)[0] ?? '');
  if (gift === undefined || !match || !GIFT_ROUTES.includes(match.name)) return {};
  const { tipsQrCardHash, donateQrCardHash = '' } = match.params;
  const key = tipsQrCardHash === undefined ? keys.donation(donateQrCardHash) : keys.tipCard(tipsQrCardHash);
  return { entries: { [key]: gift }, drawn: match.name };
};

/** A page of reservations comes drawn: what a venue offers, and nothing of who reserved. */
const reserveOf = (url: string, { reserve }: RenderBoot) => {
  const match = matchPath(url.split('?', 1)[0] ?? '');
  if (reserve === undefined || match?.name !== 'Reserve') return {};
  return { entries: { [reserveKey(match.params.slug ?? '')]: reserve?.page ?? null }, drawn: match.name };
};

const hallAt = (url: string) => {
  const match = matchPath(url.split('?', 1)[0] ?? '');
  return match?.name === 'FoodCourt' ? match : null;
};

/**
 * A hall comes drawn: its stalls in the order of this visit. FOOD-14. Without them what stands in their place is drawn, here as
 * on the phone, and not what a server shows that has not drawn a hall yet.
 */
const hallOf = (url: string, { hall }: RenderBoot) => {
  const match = hallAt(url);
  if (!match) return {};
  const { name: drawn, params } = match;
  return hall === undefined ? { drawn } : { entries: drawnHall(params.foodCourtHash ?? '', hall), drawn };
};

/** A venue's welcome comes drawn, beneath the loading screen of a scan or by its own address. */
const welcomeOf = (url: string, { session, token }: RenderBoot) => {
  const [path = '', query = ''] = url.split('?', 2);
  const { match } = effectiveMatch(path, query, session && token ? { session, token } : null);
  return session && match?.name === 'Select' ? { drawn: match.name } : {};
};

/** The texts that come with the page itself, and no other page has. */
const ownTexts = (url: string, { language, gift, reserve }: RenderBoot): Messages => ({
  ...(gift !== undefined && (giftTexts[language] ?? giftTexts[FALLBACK])),
  ...(reserve !== undefined && (reserveTexts[language] ?? reserveTexts[FALLBACK])),
  ...(hallAt(url) && (courtTexts[language] ?? courtTexts[FALLBACK])),
});

const bootData = (url: string, boot: RenderBoot): BootData => {
  const venue = boot.session?.restaurant;
  const offered = venue ? [venue.main_language, ...venue.languages] : (boot.languages ?? []);
  const languages = [...new Set([boot.language, ...offered])];
  return {
    language: boot.language,
    token: boot.token ?? null,
    session: boot.session ?? null,
    failure: boot.failure ?? null,
    ...welcomeOf(url, boot),
    ...giftOf(url, boot),
    ...reserveOf(url, boot),
    ...hallOf(url, boot),
    texts: {
      // The words of other places stay here: they would weigh on the page.
      ...textsAt(coreTexts[boot.language] ?? coreTexts[FALLBACK] ?? {}, boot.session?.table.place),
      ...ownTexts(url, boot),
    },
    // A language of the venue without texts of ours is shown with those of the fallback.
    textFiles: Object.fromEntries(
      languages.flatMap(language => {
        const files = textFiles[language] ?? textFiles[FALLBACK];
        return files ? [[language, files]] : [];
      }),
    ),
  };
};

/** The body as every guest of this venue, menu version and language sees it. */
const sharedBody = (url: string, boot: BootData, menu: RenderBoot['menu']): SharedBody => {
  const session = boot.session && sharedSession(boot.session);
  const token = boot.token && STAND_INS.token;
  const address = boot.token ? url.replaceAll(boot.token, STAND_INS.token) : url;
  // The code of a scan shows nowhere in the page it opens.
  const scanned = matchPath(url.split('?', 1)[0] ?? '')?.name === 'ScanQr';
  const place = scanned ? `/code?${url.split('?')[1] ?? ''}` : address;
  const draw = () => {
    const shared: BootData = { ...boot, session, token };
    startFrom(place, shared, menu ? JSON.parse(menu.json) : null);
    const html = renderToString(
      <StrictMode>
        <App boot={shared} />
      </StrictMode>,
    );
    return {
      html,
      direction: directionOf(boot.language),
      late: menu ? renderToStaticMarkup(<EarlySheet />) : '',
    };
  };
  if (boot.drawn === 'FoodCourt') return ownBody(draw);
  const key = JSON.stringify([place, boot.language, session, boot.failure, menu?.key, boot.entries]);
  return keptBody(key, draw);
};

const statusOf = (url: string, boot: RenderBoot): number => {
  const wrong = boot.failure?.code ?? boot.gone;
  if (wrong) return ERRORS[wrong].http;
  const path = url.split('?', 1)[0] ?? '';
  if (path === '/') return 200;
  const match = matchPath(path);
  return match && (hasScreen(match.name) || match.name === 'ScanQr' || match.name === 'Preview') ? 200 : 404;
};

/** What a lean page says instead of carrying it. */
const leanBoot = (boot: BootData, { url, boot: asked }: RenderInput): BootData => {
  const textsFile = boot.textFiles[boot.language]?.core;
  const menuFile = asked.menu?.file;
  return {
    ...boot,
    ...(textsFile !== undefined && { textsFile, texts: ownTexts(url, asked) }),
    ...(menuFile !== undefined && { menuFile }),
  };
};

/** See `GuestRenderer` in server-port.ts. */
export const render = async (input: RenderInput): Promise<RenderOutput> => {
  const boot = bootData(input.url, input.boot);
  if (boot.drawn) await fetchScreen(boot.drawn);
  const shared = sharedBody(input.url, boot, input.boot.menu);
  const body = personalise(shared.html, input.boot);
  // Such a page is little more than its styles: those that it shows are in it, the others beside it.
  const linked = input.lean && boot.drawn !== undefined && LINKED.includes(boot.drawn);
  const styles = pageStyles({ body: shared, assets: input.assets, drawn: boot.drawn, linked });
  const carried = input.lean ? leanBoot(boot, input) : boot;
  return {
    status: statusOf(input.url, input.boot),
    ...documentOf(input, { body, late: shared.late }, styles, carried),
    beside: [carried.textsFile, carried.menuFile].filter(file => file !== undefined),
  };
};

/** See `GuestRenderer` in server-port.ts. */
export const renderPublicMenu = (input: PublicPageInput): PublicPageOutput => {
  const language = input.menu.language in coreTexts ? input.menu.language : FALLBACK;
  return publicPage(input, { ...coreTexts[language], ...publicTexts[language] });
};
