import type { Messages } from '@tableside/i18n';
import type { RouteName } from '../app/routes.ts';
import type { Menu } from '../data/menu.ts';
import type { Session } from '../data/session.ts';
import type { BootFailure } from '../server-port.ts';
import type { TextFiles } from '../texts/texts.ts';

/** What travels in the page as JSON beside the HTML, read once by the browser. */
export type BootData = {
  readonly language: string;
  readonly token: string | null;
  readonly session: Session | null;
  readonly failure: BootFailure | null;
  /** What else is known of the server, by the names under which it is kept. */
  readonly entries?: Readonly<Record<string, unknown>>;
  /** The screen beyond the first view that the page came drawn with. */
  readonly drawn?: RouteName;
  readonly texts: Messages;
  /** Where the texts of the first screens are, beyond `texts`; absent: those are all. */
  readonly textsFile?: string;
  /** Where the menu is; absent: in its block, if the page has one. */
  readonly menuFile?: string;
  /** Text files of every language the venue offers. */
  readonly textFiles: Readonly<Record<string, TextFiles>>;
};

/** Ids of the JSON blocks. The menu has its own, because the server keeps it ready as text. */
export const BOOT_ID = 'boot';
export const MENU_ID = 'menu';
/** The style element with the venue's looks. */
export const LOOK_ID = 'look';

export type BootMenu = Menu | null;
