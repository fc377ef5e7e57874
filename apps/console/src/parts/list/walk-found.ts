import type { KeyboardEvent } from 'react';

/**
 * Keys of a search: arrows go from its field through what was found and back, Enter in the field takes the first. `rows`
 * selects what can be taken. Answers whether the key was one of these.
 */
export const walkFound = ({ key }: KeyboardEvent, whole: HTMLElement | null, rows: string): boolean => {
  const all = [...(whole?.querySelectorAll<HTMLElement>(`input, ${rows}`) ?? [])];
  const at = all.findIndex(each => each.matches(':focus'));
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (key === 'Enter' && at === 0) all[1]?.click();
  else if (step !== undefined && at >= 0) all[Math.min(all.length - 1, Math.max(0, at + step))]?.focus();
  else return false;
  return true;
};
