import { readMarkup } from './markup.ts';

/** Markup that shops write into descriptions; "<3" is none. */
const MARKUP =
  /<\/?(p|br|b|i|u|em|strong|ul|ol|li|div|span|a|h[1-6]|small|table|tbody|tr|td|th|font|img|sup|sub|script|style|meta)\b[^<>]*>|&(nbsp|amp|lt|gt|quot|apos|[a-z]+(acute|grave|uml|cedil|tilde|circ)|#x?[0-9a-f]{1,6});/i;
const BLOCKS = new Set([
  'p',
  'br',
  'li',
  'div',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'table',
]);
const UNSEEN = new Set(['script', 'style']);

/** Text as a person reads it on a page: without tags, a line for each paragraph. Other text stays as it is. */
export const plainText = (text: string): string => {
  if (!MARKUP.test(text)) return text;
  let [plain, hidden] = ['', 0];
  const isRead = readMarkup(text, {
    onopentagname: name => {
      if (UNSEEN.has(name)) hidden += 1;
      if (BLOCKS.has(name)) plain += '\n';
    },
    onclosetag: name => {
      if (UNSEEN.has(name)) hidden -= 1;
      if (BLOCKS.has(name)) plain += '\n';
    },
    ontext: piece => {
      if (hidden === 0) plain += piece;
    },
  });
  if (!isRead) return '';
  return plain
    .split('\n')
    .map(line => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter(line => line !== '')
    .join('\n');
};
