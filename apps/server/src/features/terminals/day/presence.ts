import { TERMINAL_RENEW_MS } from '@tableside/domain/printing';
import type { Deps } from '../../../deps.ts';
import { openTerminal } from '../set-up/reach.ts';
import { noteSeen, readTerminal } from '../set-up/terminal-store.ts';

type Place = { readonly venueId: string; readonly terminal: string };

/** Whether terminals are there, while somebody looks: each is asked every 10 s, by one at a time. TERM-14 */
export const createPresence = (deps: Deps) => {
  const known = new Map<string, { readonly online: boolean; readonly askAt: number }>();
  const asking = new Map<string, Promise<boolean>>();
  const ask = async ({ venueId, terminal }: Place): Promise<boolean> => {
    const row = await readTerminal(deps.database.run, venueId, terminal);
    const open = row && (await openTerminal(deps, row));
    if (!row || !open) return false;
    try {
      const online = await open.isThere();
      if (online) await noteSeen(deps.database.run, row.id, new Date(deps.clock()));
      return online;
    } finally {
      await open.close();
    }
  };
  return {
    isThere: async (place: Place): Promise<boolean> => {
      const { terminal } = place;
      const last = known.get(terminal);
      if (last && deps.clock() < last.askAt) return last.online;
      const begun =
        asking.get(terminal) ??
        ask(place)
          .then(online => {
            known.set(terminal, { online, askAt: deps.clock() + TERMINAL_RENEW_MS });
            return online;
          })
          .finally(() => asking.delete(terminal));
      asking.set(terminal, begun);
      return begun;
    },
    /** It was spoken to meanwhile: who looks next asks anew. */
    forget: (terminal: string): void => {
      known.delete(terminal);
    },
  };
};
