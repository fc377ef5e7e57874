const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

/** Of radio buttons that belong together Tab reaches one: the chosen one, else the first. */
const isReached = (element: HTMLElement, all: readonly HTMLElement[]): boolean => {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return true;
  const group = all.filter(
    (each): each is HTMLInputElement => each instanceof HTMLInputElement && each.name === element.name,
  );
  return !group.some(({ checked }) => checked) && group[0] === element;
};

const stopsOf = (around: HTMLElement): HTMLElement[] =>
  [...around.querySelectorAll<HTMLElement>(FOCUSABLE)]
    .filter(element => element.tabIndex >= 0 && element.getClientRects().length > 0)
    .filter((element, _, all) => isReached(element, all));

/** Where Tab goes on from `from` (`step` 1, or -1 backwards) where it would leave `around`; null where it stays within. */
export const nextOf = (around: HTMLElement, from: Element | null, step: 1 | -1): HTMLElement | null => {
  const stops = stopsOf(around);
  const [first, last] = [stops[0] ?? null, stops.at(-1) ?? null];
  const wraps = !from || !stops.includes(from as HTMLElement) || from === (step === 1 ? last : first);
  if (!wraps) return null;
  return step === 1 ? first : last;
};
