const START = '<div id="root">';
const END = '</div><link rel="modulepreload"';
const blockStart = (id: string): string => `<script type="application/json" id="${id}">`;

/** The JSON of a block of a page (server/document.ts), as text; null when the page has none. */
export const blockOf = (html: string, id: string): string | null => {
  const start = html.indexOf(blockStart(id));
  if (start < 0) return null;
  const from = start + blockStart(id).length;
  return html.slice(from, html.indexOf('</script>', from));
};

/** The language of a page of a visit; null when it is none. */
export const languageOf = (html: string): string | null =>
  JSON.parse(blockOf(html, 'boot') ?? '{}').language ?? null;

/** The page without what the server drew: for another screen of the visit, which the app then draws itself. */
export const undrawn = (html: string): string => {
  const start = html.indexOf(START);
  const end = html.lastIndexOf(END, html.indexOf(blockStart('boot')));
  return start < 0 || end < start ? html : html.slice(0, start + START.length) + html.slice(end);
};
