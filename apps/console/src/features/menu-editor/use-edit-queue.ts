import type { MenuEditBody } from '@tableside/contract/http/menu-edit';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { freshKey } from '../../api/idempotency.ts';
import { menuDraftKey } from '../../api/query-keys.ts';
import { afterFrame } from './after-frame.ts';
import { type MenuDraft, menuDraftQuery } from './draft-query.ts';
import { keepPending, keptPending, type Pending, withPending } from './pending.ts';
import { savingStore } from './saving-store.ts';

/** What became of a change: `changed` says that somebody else was quicker, and what it is now (null: gone). */
export type Outcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'changed'; readonly by: string; readonly revision: number; readonly value: unknown }
  | { readonly kind: 'wrong'; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly error: unknown };

const outcomeOf = (error: unknown): Outcome => {
  if (isApiFailure(error) && error.code === 'menu_draft_changed') {
    const { changed_by: by, revision, value } = error.details;
    return { kind: 'changed', by: String(by ?? ''), revision: Number(revision), value: value ?? null };
  }
  if (isApiFailure(error) && error.code === 'validation_failed') {
    return { kind: 'wrong', fields: (error.details.fields ?? {}) as Record<string, string> };
  }
  return { kind: 'failed', error };
};

type Waiting = Pending & { readonly settle?: (outcome: Outcome) => void };

/**
 * Changes of the draft go to the server one after the other, in the order they were made; the screen shows them at once.
 * What could not be sent stays, also when the tab is closed, and is sent again when there is a network or on a tap.
 * `onUnheard` hears what became of changes that an earlier tab made.
 */
export const useEditQueue = (venueId: string, onUnheard: (outcome: Outcome) => void) => {
  const client = useQueryClient();
  const queue = useRef<readonly Waiting[]>([]);
  const running = useRef(false);
  const [pending, setPending] = useState<readonly Waiting[]>([]);
  const [saving] = useState(savingStore);
  const unheard = useRef(onUnheard);
  useEffect(() => {
    unheard.current = onUnheard;
  });

  const keep = useCallback(
    (next: readonly Waiting[]) => {
      queue.current = next;
      saving.set({ busy: next.length > 0 });
      keepPending(
        venueId,
        next.map(({ id, edit, seen }) => ({ id, edit, seen })),
      );
    },
    [saving, venueId],
  );
  // A large menu with one more change on it takes a while to be drawn: whoever types goes on typing meanwhile.
  const draw = useCallback(() => startTransition(() => setPending(queue.current)), []);
  const put = useCallback(
    (next: readonly Waiting[]) => {
      keep(next);
      draw();
    },
    [keep, draw],
  );

  const send = useCallback(
    async ({ id, edit, seen }: Pending): Promise<Outcome> => {
      const key = menuDraftKey(venueId);
      try {
        const answer = await call('POST /console/{venue}/menu-draft/edit', {
          venue: venueId,
          idempotencyKey: id,
          body: { seen, edit },
        });
        const draft = client.getQueryData<MenuDraft>(key);
        if (draft?.revision === answer.revision - 1) {
          client.setQueryData<MenuDraft>(key, { ...withPending(draft, [{ id, edit, seen }]), ...answer });
        } else if (!draft || draft.revision < answer.revision) {
          await client.fetchQuery({ ...menuDraftQuery(venueId), staleTime: 0 });
        }
        // Told of as saved when the page knows it: its buttons would be without a reason to be enabled for a moment.
        await new Promise<void>(heard => notifyManager.schedule(heard));
        return { kind: 'saved' };
      } catch (error) {
        const outcome = outcomeOf(error);
        if (outcome.kind === 'changed') await client.invalidateQueries({ queryKey: key });
        return outcome;
      }
    },
    [client, venueId],
  );

  const pump = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    saving.set({ stuck: null });
    for (let next = queue.current[0]; next; next = queue.current[0]) {
      const outcome = await send(next);
      if (outcome.kind === 'failed') {
        saving.set({ stuck: outcome.error });
        break;
      }
      put(queue.current.slice(1));
      if (next.settle) next.settle(outcome);
      else unheard.current(outcome);
    }
    running.current = false;
  }, [put, saving, send]);

  useEffect(() => {
    put(keptPending(venueId));
    void pump();
    const again = () => void pump();
    // What waits for a frame would wait as long as the page is put away.
    const hidden = () => {
      if (document.visibilityState === 'hidden' && saving.get().stuck === null) again();
    };
    addEventListener('online', again);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [put, pump, saving, venueId]);

  const change = useCallback(
    (edit: MenuEditBody, seen: number): Promise<Outcome> =>
      new Promise(settle => {
        keep([...queue.current, { id: freshKey(), edit, seen, settle }]);
        afterFrame(() => {
          draw();
          void pump();
        });
      }),
    [keep, draw, pump],
  );
  const retry = useCallback(() => void pump(), [pump]);
  return { pending, saving, change, retry };
};
