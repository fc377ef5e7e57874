import type { Left, Pending } from './pending.ts';

type Kept = Pending | Left;

export type KeptSteps = ReturnType<typeof keptSteps>;

/** Whose steps, of which venue's menu. */
export type Editing = { readonly venueId: string; readonly personId: string };

/**
 * Steps that are not answered yet, in the browser: a tab that is closed or loaded anew loses none. Tabs share them, so each
 * step is kept and forgotten by itself: what another tab waits for stays. On a shared device everybody has their own:
 * nothing is changed in the name of somebody else.
 */
export const keptSteps = (
  { venueId, personId }: Editing,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => localStorage,
) => {
  const key = `tableside-menu-${venueId}-${personId}`;
  const all = (): readonly Kept[] => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  };
  const write = (steps: readonly Kept[]): void => {
    try {
      if (steps.length === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify(steps));
    } catch {
      // A browser that keeps nothing still has them on the page.
    }
  };
  const others = (id: string) => all().filter(step => step.id !== id);
  return {
    pending: (): readonly Pending[] => all().filter(step => !('refused' in step)),
    left: (): readonly Left[] => all().filter(step => 'refused' in step),
    keep: (step: Kept): void => write([...others(step.id), step]),
    forget: (id: string): void => write(others(id)),
  };
};
