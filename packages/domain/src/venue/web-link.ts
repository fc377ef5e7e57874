// A name with digits after the colon is a host with a port (`localhost:3000`), not a scheme.
const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

/**
 * A link a venue typed, as an address that is safe to open in a new tab: http and https only, `http://` put before an
 * address without a scheme. Null for anything else (script, data, mail, malformed). POPUP-04, POPUP-06.
 */
export const webLink = (url: string): string | null => {
  const typed = url.trim();
  const address = SCHEME.test(typed) ? typed : `http://${typed.replace(/^\/\//, '')}`;
  // Browsers drop tabs and line breaks inside addresses, which is how schemes are smuggled past checks.
  if (/[\s\p{Cc}]/u.test(address) || !/^https?:\/\/[^/]/i.test(address)) return null;
  return URL.canParse(address) ? address : null;
};

/** A link that is safe to follow: a path of this site, or http and https; null for anything else. */
export const safeLink = (link: string | null): string | null => {
  const typed = link?.trim() ?? '';
  if (typed === '') return null;
  return /^\/(?![/\\])[^\p{Cc}]*$/u.test(typed) ? typed : webLink(typed);
};
