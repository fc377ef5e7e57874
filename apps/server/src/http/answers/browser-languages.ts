/** Language tags of an `Accept-Language` header, best first; nonsense is skipped. LANG-11. */
export const browserLanguages = (header: string | readonly string[] | undefined): string[] => {
  const text = typeof header === 'string' ? header : (header?.[0] ?? '');
  return text
    .slice(0, 500)
    .split(',')
    .flatMap((part, order) => {
      const [tag = '', ...rest] = part.trim().split(';');
      const quality = Number(rest.join(';').match(/q=([\d.]+)/)?.[1] ?? 1);
      return /^[A-Za-z]{2,3}(-[A-Za-z0-9]+)*$/.test(tag) && quality > 0 ? [{ tag, quality, order }] : [];
    })
    .sort((a, b) => b.quality - a.quality || a.order - b.order)
    .map(({ tag }) => tag);
};
