/** A link to a tip card of this site, whatever its host. SELECT-16. */
export const isTipLink = (link: string): boolean => /^(?:https?:\/\/[^/?#]+)?\/tip\/[^/?#]+/i.test(link);
