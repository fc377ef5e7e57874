import type { Translated } from '../menu/menu-document.ts';
import { safeLink } from './web-link.ts';

type Button = { readonly text: Translated; readonly link: string };
type Social = { readonly name: string; readonly link: string };

/** Without the languages in which nothing was written: guests then read the main one. */
export const written = (texts: Translated): Translated =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));

/** What of the welcome page could not be shown or followed, by field: `buttons.0.link`. SELECT-15. */
export const welcomeProblems = (
  buttons: readonly Button[],
  socialLinks: readonly Social[],
  mainLanguage: string,
): { readonly [field: string]: 'missing' | 'link' } =>
  Object.fromEntries([
    ...buttons.flatMap(({ text, link }, place) => [
      ...((text[mainLanguage] ?? '').trim() === '' ? [[`buttons.${place}.text`, 'missing'] as const] : []),
      ...(safeLink(link) === null ? [[`buttons.${place}.link`, 'link'] as const] : []),
    ]),
    ...socialLinks.flatMap(({ name, link }, place) => [
      ...(name.trim() === '' ? [[`social_links.${place}.name`, 'missing'] as const] : []),
      ...(safeLink(link) === null ? [[`social_links.${place}.link`, 'link'] as const] : []),
    ]),
  ]);
