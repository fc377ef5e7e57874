import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { lastingCall } from '../../../api/call.ts';
import { menuDraftKey } from '../../../api/query-keys.ts';
import { type MenuDraft, menuDraftQuery } from './draft-query.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { type Pending, withPending } from './pending.ts';

/** Sends one step, and has the page know what became of the draft. Sent again, it is done once. */
export const sendStep =
  (client: QueryClient, venueId: string) =>
  async ({ id, edit, seen }: Pending): Promise<Outcome> => {
    const key = menuDraftKey(venueId);
    const named = { venue: venueId, idempotencyKey: id };
    const anew = () => client.fetchQuery({ ...menuDraftQuery(venueId), staleTime: 0 });
    try {
      if (edit.kind === 'undo') {
        const { undone } = await lastingCall('POST /console/{venue}/menu-draft/undo', named);
        await anew();
        return { kind: 'undone', any: undone };
      }
      const answer = await lastingCall('POST /console/{venue}/menu-draft/edit', {
        ...named,
        body: { seen, edit },
      });
      const draft = client.getQueryData<MenuDraft>(key);
      if (draft?.revision === answer.revision - 1) {
        client.setQueryData<MenuDraft>(key, { ...withPending(draft, [{ id, edit, seen }]), ...answer });
      } else if (!draft || draft.revision < answer.revision) await anew();
      // Told of as saved when the page knows it: its buttons would be without a reason to be enabled for a moment.
      await new Promise<void>(heard => notifyManager.schedule(heard));
      return { kind: 'saved' };
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome.kind === 'changed') await client.invalidateQueries({ queryKey: key });
      return outcome;
    }
  };
