import type { CallAnswer } from '@tableside/contract/client';
import type { ErrorCode } from '@tableside/contract/errors';
import type { DonationCard, TipCard } from '@tableside/contract/http/gifts';
import type { PublicMenu } from '@tableside/contract/http/guests/public-menu';
import type { ReservePage } from '@tableside/contract/http/guests/reserve';

/** The session as `GET /get-session-data/{session}` answers it. */
export type Session = CallAnswer<'GET /get-session-data/{session}'>;

/**
 * What the server must load before it renders an address. `scan` opens a session (device cookie) from a table code,
 * `session` needs the session named in the path and, with `menu`, its published menu; `court` the languages of a food court, with `stalls` the hall itself; `gift` a tip or donation card,
 * or with `payment` what is left of one for whoever paid by it;
 * `plain` needs nothing, and may say in which language it is wanted.
 */
export type Page =
  | { readonly kind: 'scan'; readonly code: string }
  | { readonly kind: 'preview'; readonly code: string }
  | { readonly kind: 'session'; readonly token: string; readonly menu: boolean }
  | { readonly kind: 'court'; readonly hash: string; readonly stalls: boolean }
  | {
      readonly kind: 'gift';
      readonly card: 'tip' | 'donation';
      readonly hash: string;
      readonly language: string | null;
      /** Of the page of what became of it. */
      readonly payment?: string;
    }
  | { readonly kind: 'reserve'; readonly slug: string; readonly language: string | null }
  | { readonly kind: 'plain'; readonly language?: string };

/** A failure as the first screen shows it: the catalogue code, and the wire status where there is one. SCAN-13…19. */
export type BootFailure = {
  readonly code: ErrorCode;
  readonly status?: string;
  /** The venue whose code was scanned, where the refusal says that there is one. */
  readonly host?: Host;
};

/** How a venue looks. */
type Looks = Pick<Session['restaurant'], 'name' | 'functionalities' | 'customizations' | 'loading_screen'>;

/** A venue as far as a page without a session shows it. */
export type Host = Pick<
  Session['restaurant'],
  'name' | 'logo' | 'phone' | 'wifi' | 'opening' | 'functionalities' | 'customizations' | 'loading_screen'
> & {
  /** Where everybody reads its menu; null: nowhere. */
  readonly menu?: string | null;
};

/**
 * What the server knows about the visit. Language choice is the server's (LANG-11: the session's, else the browser's
 * if offered, else the venue's main one, else lt); `session.selected_language`, the menu and `language` must agree.
 */
export type RenderBoot = {
  readonly language: string;
  /** Others that the page can be read in, where no session says so. */
  readonly languages?: readonly string[];
  /** Session token of a working session. A scan that succeeded hands over the session it opened. */
  readonly token?: string;
  readonly session?: Session;
  /**
   * The `data` of `GET /get-menu-categories/{session}` as JSON text (it goes into the page unparsed), and a `key` that
   * changes whenever the text does, such as its ETag. Wanted for `scan`, `preview` and `session` pages with `menu`.
   * `file`: the address of the same text, where it has one that always names this text.
   */
  readonly menu?: { readonly json: string; readonly key: string; readonly file?: string };
  /** A tip or donation card, as its call answers; null: it is not available. The page shows it at once. */
  readonly gift?: TipCard | DonationCard | null;
  /** How a venue takes reservations, and how it looks; null: it takes none. Nothing about who reserved. */
  readonly reserve?: { readonly page: ReservePage; readonly looks: Looks } | null;
  /** A hall with its stalls, in the visit of this phone: the page shows it at once. FOOD-61. */
  readonly hall?: CallAnswer<'POST /food-courts/get-by-hash/{hash}'>;
  /** Set when the code or the session did not work; then token, session and menu are absent. */
  readonly failure?: BootFailure;
  /** Why there is nothing at the address, where its own screen says so: the page answers with its status. FOOD-28. */
  readonly gone?: ErrorCode;
};

/** A screen beyond the first view that comes drawn: its scripts, and its styles, which travel inside the HTML. */
export type ScreenAssets = {
  readonly scripts: readonly string[];
  readonly css: string;
  readonly styles: readonly string[];
};

/** Built files, read once at start by `loadAssets(dist/client)` of the same module; opaque to the server. */
export type GuestAssets = {
  /** The script that answers taps before those of the first view are there: it stands in the page. Empty: there is none. */
  readonly early: string;
  /** Hashes of the scripts that stand in a page, for `script-src 'sha256-…'`; what they are is known when this is read. */
  readonly inline: readonly string[];
  /** Module scripts of the first view, the entry first. */
  readonly scripts: readonly string[];
  /** Styles of the first view and its sheets; they travel inside the HTML. */
  readonly css: string;
  /** Addresses of those styles, so that parts fetched later do not bring them again. */
  readonly styles: readonly string[];
  /** Files and styles of screens that the server renders beyond the first view, by their routes. */
  readonly screens: Readonly<Record<string, ScreenAssets>>;
  /** Names this build; pages carry it, so that a phone's service worker of another build shows nothing old. */
  readonly build: string;
};

export type RenderInput = {
  /** Path and query as requested, e.g. `/VILNIUS-1?skip_select_screen`. */
  readonly url: string;
  readonly boot: RenderBoot;
  readonly assets: GuestAssets;
  /**
   * Goes on the inline `<style>` elements: put it in `style-src 'nonce-…'`. The HTML holds no inline script but those of
   * `assets.inline` and no `style` attribute, so `script-src 'self'` with their hashes and `style-src 'self' 'nonce-…'` are
   * enough; pictures need `img-src 'self' data:`.
   */
  readonly nonce: string;
  /** What the browser calls itself: the letters that its device has for sure stand in for ours. */
  readonly userAgent: string;
  /** Without what the scripts alone need and find in files: the page is smaller by half, and no copy to keep. */
  readonly lean: boolean;
};

export type RenderOutput = {
  /** 200, or the HTTP status of the failure, or 404 for an address that is no page. */
  readonly status: number;
  /** The whole document. Personal: answer it with `Cache-Control: no-store`, `X-Robots-Tag: noindex`. */
  readonly html: string;
  /** How much of it, in characters, stands on the first screen: worth to be sent before the rest is made ready. */
  readonly seen: number;
  /** Addresses of what a lean page left out: worth a `Link` header, since nothing works before it is there. */
  readonly beside: readonly string[];
};

/** A menu that its venue shows to everybody, how the venue looks, and the same for search engines as JSON-LD text. */
export type PublicPageInput = {
  readonly menu: PublicMenu;
  readonly looks: Pick<Session['restaurant'], 'customizations' | 'loading_screen' | 'functionalities'>;
  readonly jsonLd: string;
};

/** The document, which nothing personal is in, and its one inline style: its hash belongs into `style-src`. It runs nothing. */
export type PublicPageOutput = { readonly html: string; readonly style: string };

/**
 * The module `apps/guest/dist/server/render.js`. Its `render` keeps the rendered body in memory per venue, language and
 * menu version, so that a second guest at another table costs two string replacements.
 */
export type GuestRenderer = {
  readonly loadAssets: (clientFolder: string) => Promise<GuestAssets>;
  /** Null when the address is not a page of the guest app (answer 404 with `render` and no boot data). */
  readonly pageOf: (url: string) => Page | null;
  readonly render: (input: RenderInput) => Promise<RenderOutput>;
  readonly renderPublicMenu: (input: PublicPageInput) => PublicPageOutput;
};
