/** What this phone keeps under a name, as it was written; null: nothing. */
export const readCookie = (name: string): string | null =>
  document.cookie
    .split('; ')
    .find(each => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** Forgets everything that this phone keeps by cookies a page may write. */
export const forgetCookies = (): void => {
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (name !== '') writeCookie(name, '', 0);
  }
};

/** Keeps a value for so many hours. It is written as it is: one that may hold `;` is encoded by who keeps it. */
export const writeCookie = (name: string, value: string, hours: number): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers we support
  document.cookie = `${name}=${value}; path=/; max-age=${hours * 3600}; samesite=lax`;
};
