import type { WelcomeSettings } from '@tableside/contract/http/shared/looks';

type Welcome = Omit<WelcomeSettings, 'revision' | 'changed_by'>;
/** One in a list that is written: `key` stays with it where it is moved to. */
type Keyed<T> = T & { readonly key: number };
export type OwnButton = Keyed<Welcome['buttons'][number]>;
export type OwnLink = Keyed<Welcome['social_links'][number]>;
export type WelcomeDraft = {
  readonly words: Welcome['view_menu_text'];
  readonly buttons: readonly OwnButton[];
  readonly links: readonly OwnLink[];
  readonly quick: readonly string[];
};

export const welcomeDraft = (welcome: WelcomeSettings): WelcomeDraft => ({
  words: welcome.view_menu_text,
  buttons: welcome.buttons.map((button, key) => ({ ...button, key })),
  links: welcome.social_links.map((link, key) => ({ ...link, key })),
  quick: welcome.quick_access,
});

/** What is sent. */
export const welcomeBody = ({ words, buttons, links, quick }: WelcomeDraft): Welcome => ({
  view_menu_text: words,
  buttons: buttons.map(({ key: _, ...button }) => button),
  social_links: links.map(({ key: _, ...link }) => link),
  quick_access: [...quick],
});

/** A key that none of these has. */
export const nextKey = (list: readonly { readonly key: number }[]): number =>
  list.reduce((highest, { key }) => Math.max(highest, key), -1) + 1;
