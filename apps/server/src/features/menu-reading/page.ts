import type { Line } from '@tableside/domain/menu-exchange';
import { readMarkup } from './markup.ts';
import { plainText } from './plain-text.ts';

export type Page = {
  /** What it says to search engines, as far as that is JSON. */
  readonly linked: readonly unknown[];
  readonly hasTable: boolean;
  readonly lines: readonly Line[];
};

const MOST_LINES = 20_000;

const parsed = (text: string): unknown[] => {
  try {
    // Some write it inside of a comment or of CDATA.
    return [
      JSON.parse(text.replace(/^\s*(<!--|<!\[CDATA\[|\/\/<!\[CDATA\[)|(-->|\]\]>|\/\/\]\]>)\s*$/g, '')),
    ];
  } catch {
    return [];
  }
};

/** Whether a text is a page of the web, or a spreadsheet that was written as one. */
export const isPage = (text: string): boolean =>
  /^\s*<(!doctype html|html|head|body|table|div|meta|\?xml|!--)/i.test(text);

/** What of a page can be a menu. Nothing is fetched, and nothing in it is run. */
export const readPage = (text: string): Page => {
  const scripts: string[] = [];
  let isLinked = false;
  let hasTable = false;
  const isRead = readMarkup(text, {
    onopentag: (name, attributes) => {
      if (name === 'table') hasTable = true;
      isLinked = name === 'script' && /ld\+json/i.test(attributes.type ?? '');
      if (isLinked) scripts.push('');
    },
    onclosetag: () => {
      isLinked = false;
    },
    ontext: piece => {
      if (isLinked) scripts.push(`${scripts.pop() ?? ''}${piece}`);
    },
  });
  if (!isRead) return { linked: [], hasTable: false, lines: [] };
  const lines = plainText(text).split('\n').slice(0, MOST_LINES);
  return {
    linked: scripts.flatMap(parsed),
    hasTable,
    lines: lines.map(line => ({ text: line, size: 0 })),
  };
};
