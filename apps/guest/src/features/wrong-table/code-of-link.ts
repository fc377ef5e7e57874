/** The table code in what a camera read: the last part of a link's path, or the text itself; null: it is no table's. */
export const codeOfLink = (read: string): string | null => {
  const code = URL.canParse(read)
    ? (new URL(read).pathname.split('/').filter(Boolean).at(-1) ?? '')
    : read.trim();
  return /^[A-Za-z0-9-]{3,64}$/.test(code) ? code : null;
};
