import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ErrorCode } from '@tableside/contract';
import type { CallAnswer } from '@tableside/contract/client';
import type { DonationCard, TipCard } from '@tableside/contract/http/gifts';
import type { PublicMenu } from '@tableside/contract/http/guests/public-menu';
import type { ReservePage } from '@tableside/contract/http/guests/reserve';
import type { SessionView } from '../session-view/index.ts';
import type { Host } from './host.ts';

/** What the server must load before a page can be rendered; see apps/guest/src/server-port.ts. */
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

export type BootFailure = { readonly code: ErrorCode; readonly status?: string; readonly host?: Host };

/** What the server knows about the visit. */
export type Boot = {
  readonly language: string;
  /** Others that the page can be read in, where no session says so. */
  readonly languages?: readonly string[];
  readonly token?: string;
  readonly session?: SessionView;
  readonly menu?: { readonly json: string; readonly key: string; readonly file?: string };
  /** A tip or donation card; null: it is not available. */
  readonly gift?: TipCard | DonationCard | null;
  /** How a venue takes reservations, and how it looks; null: it takes none. */
  readonly reserve?: {
    readonly page: ReservePage;
    readonly looks: Pick<Host, 'name' | 'functionalities' | 'customizations' | 'loading_screen'>;
  } | null;
  /** A hall with its stalls, in the visit of this phone. */
  readonly hall?: CallAnswer<'POST /food-courts/get-by-hash/{hash}'>;
  readonly failure?: BootFailure;
  /** Why there is nothing at the address, where its own screen says so. */
  readonly gone?: ErrorCode;
};

export type Assets = {
  /** Hashes of the scripts that stand in a page itself. */
  readonly inline: readonly string[];
  readonly scripts: readonly string[];
  readonly css: string;
  /** Names the build. */
  readonly build: string;
};

/** The port of the guest app, kept apart so that the server does not import it: apps never import apps. */
export type GuestRenderer = {
  readonly loadAssets: (clientFolder: string) => Promise<Assets>;
  readonly pageOf: (url: string) => Page | null;
  readonly render: (input: {
    readonly url: string;
    readonly boot: Boot;
    readonly assets: Assets;
    readonly nonce: string;
    readonly userAgent: string;
    readonly lean: boolean;
  }) => Promise<{
    readonly status: number;
    readonly html: string;
    readonly seen: number;
    readonly beside: readonly string[];
  }>;
  readonly renderPublicMenu: (input: {
    readonly menu: PublicMenu;
    readonly looks: Pick<SessionView['restaurant'], 'customizations' | 'loading_screen' | 'functionalities'>;
    readonly jsonLd: string;
  }) => { readonly html: string; readonly style: string };
};

export type GuestApp = { readonly renderer: GuestRenderer; readonly assets: Assets };

/** Loads the built guest app from its `dist` folder; null when it was not built. */
export const loadGuestApp = async (folder: string): Promise<GuestApp | null> => {
  const module = join(folder, 'server', 'render.js');
  if (!existsSync(module)) return null;
  const renderer = (await import(/* @vite-ignore */ pathToFileURL(module).href)) as GuestRenderer;
  return { renderer, assets: await renderer.loadAssets(join(folder, 'client')) };
};
