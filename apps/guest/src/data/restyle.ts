import { pathTo } from '../app/paths.ts';
import { LOOK_ID } from '../boot/boot-data.ts';

/**
 * Gives an open page the looks that the venue has now, in the place of those it came with: the style of a page that the
 * server makes anew, so that no phone carries what computes it. By way of a sheet that is no element: the page's policy
 * lets in only style elements that came with it.
 */
export const restyle = async (token: string): Promise<void> => {
  const answer = await fetch(pathTo('PaymentHistory', { session: token }), { cache: 'no-store' });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const style = page.getElementById(LOOK_ID)?.textContent;
  const came = document.getElementById(LOOK_ID);
  if (!style || (style === came?.textContent && document.adoptedStyleSheets.length === 0)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  if (came instanceof HTMLStyleElement && came.sheet) came.sheet.disabled = true;
  document.adoptedStyleSheets = [sheet];
  document.documentElement.dataset.theme = page.documentElement.dataset.theme ?? 'light';
};
