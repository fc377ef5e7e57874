import type { Page, Route } from '@playwright/test';
import { createTranslate, directionOf, type Translate } from '@tableside/i18n';
import { compileGuestSet } from '@tableside/i18n/build/compile.ts';

/** Every text of a language, as the guest app would say it at a table. */
export const textsIn = (language: string): Translate =>
  createTranslate(
    language,
    { ...compileGuestSet(language, 'core'), ...compileGuestSet(language, 'more') },
    () => 'table',
  );

const BOOT = /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s;

const inLanguage = (html: string, language: string, more: string): string =>
  html
    .replace(/<html lang="[^"]*" dir="[^"]*"/, `<html lang="${language}" dir="${directionOf(language)}"`)
    // What the server rendered in its own language would only be compared and thrown away.
    .replace(/(<div id="root">).*(<\/div><link rel="modulepreload")/s, '$1$2')
    .replace(BOOT, (_, start: string, json: string, end: string) => {
      const boot = {
        ...JSON.parse(json),
        language,
        texts: compileGuestSet(language, 'core'),
        textFiles: { [language]: { core: more, more } },
      };
      return start + JSON.stringify(boot).replaceAll('<', '\\u003c') + end;
    });

/**
 * Shows the interface in any of the 15 languages, whatever the venue offers: pages arrive with the other language's texts
 * in them, as if the venue offered it. Dishes stay in English, also when the app asks for the menu anew (it does so whenever
 * its stream of events comes back): they are found by their names. Answers with a way to change the language.
 */
export const setLanguage = async (page: Page): Promise<(language: string) => void> => {
  let spoken = 'en';
  const more = (language: string) => `/texts-under-test/${language}/more.json`;
  await page.route(
    url => !/^\/(api|assets|sandbox|pictures)\//.test(url.pathname),
    async (route: Route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch({ maxRedirects: 0 });
      const html = await answer.text();
      await route.fulfill({
        response: answer,
        body: BOOT.test(html) ? inLanguage(html, spoken, more(spoken)) : html,
      });
    },
  );
  await page.route('**/api/get-menu-categories/**', route => {
    const url = new URL(route.request().url());
    url.searchParams.set('language', 'en');
    return route.continue({ url: url.href });
  });
  await page.route('**/texts-under-test/**', route => {
    const [, language = ''] = /texts-under-test\/(\w+)\//.exec(route.request().url()) ?? [];
    return route.fulfill({ json: compileGuestSet(language, 'more') });
  });
  return language => {
    spoken = language;
  };
};
