import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { themeStyle } from '@tableside/design/theme-style.ts';
import { themeColors } from '@tableside/domain/theme';

export type Theme = Readonly<Record<string, string>>;

const demo = (venue: string): Theme => {
  const path = new URL(`../../apps/server/demo/${venue}/settings.json`, import.meta.url);
  return (JSON.parse(readFileSync(path, 'utf8')) as { customizations: Theme }).customizations;
};

/** The looks of three demo venues. */
export const THEMES = {
  light: demo('vilnius'),
  dark: demo('vilnius-bar'),
  bold: demo('cafe'),
} as const satisfies Readonly<Record<string, Theme>>;

/** Dresses the page that is open in another venue's colours, as the server would. */
export const applyTheme = (page: Page, theme: Theme): Promise<void> => {
  const colours = themeColors(Object.entries(theme).map(([name, value]) => ({ name, value })));
  const css = themeStyle(colours, { body: null, title: null });
  return page.evaluate(
    ([rules, name]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
      document.documentElement.dataset.theme = name;
    },
    [css, colours.dark ? 'dark' : 'light'] as const,
  );
};
