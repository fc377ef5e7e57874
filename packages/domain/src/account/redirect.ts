/** A stand-in for our own site, to see where an address leads. */
const OURS = 'https://inner.invalid';

/**
 * Where a guest goes after signing in: a path of our own app, or null. An address of another site, or one that a browser
 * would read as one (`//host`, `/\host`, control signs), is none.
 */
export const innerPath = (text: string | null | undefined): string | null => {
  if (!text?.startsWith('/') || text.length > 500 || text.startsWith('/api/')) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out, so nothing behind one is what it seems
  if (/^\/[/\\]|[\u0000-\u001f\u007f\\]/.test(text) || !URL.canParse(text, OURS)) return null;
  const url = new URL(text, OURS);
  return url.origin === OURS ? url.pathname + url.search + url.hash : null;
};
