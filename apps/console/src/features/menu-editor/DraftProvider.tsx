import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { call, isApiFailure } from '../../api/call.ts';
import { failureText } from '../../api/failure-text.ts';
import { freshKey } from '../../api/idempotency.ts';
import { menuDraftKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { useVenue } from '../session/index.ts';
import { DraftContext, DraftHandContext, DraftSavingContext } from './draft-context.ts';
import type { MenuDraft } from './draft-query.ts';
import { PROBLEM_WORDS } from './form-problems.ts';
import { withPending } from './pending.ts';
import { onceSaved } from './saving-store.ts';
import { type Outcome, useEditQueue } from './use-edit-queue.ts';

/** Holds the draft for the screen; tells of changes that nobody waits for when they fail. */
export const DraftProvider = ({ loaded, children }: { loaded: MenuDraft; children: ReactNode }) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const tell = useCallback(
    (outcome: Outcome) => {
      if (outcome.kind === 'changed')
        notify({ message: t('menu.changedBy', { name: outcome.by }), tone: 'bad' });
      if (outcome.kind === 'wrong') {
        const [problem = ''] = Object.values(outcome.fields);
        notify({ message: t(PROBLEM_WORDS[problem] ?? 'menu.problem.other'), tone: 'bad' });
      }
    },
    [notify, t],
  );
  const { pending, saving, change: enqueue, retry } = useEditQueue(venue.id, tell);
  const draft = useMemo(() => withPending(loaded, pending), [loaded, pending]);
  const revision = useRef(loaded.revision);
  useEffect(() => {
    revision.current = loaded.revision;
  }, [loaded.revision]);
  const change = useCallback(
    async (...[edit, seen]: [Parameters<typeof enqueue>[0], number?]): Promise<Outcome> => {
      const outcome = await enqueue(edit, seen ?? revision.current);
      // A form that names what it saw says by itself what came of it.
      if (seen === undefined) tell(outcome);
      return outcome;
    },
    [enqueue, tell],
  );
  const undo = useCallback(async () => {
    try {
      const idempotencyKey = freshKey();
      const { undone } = await call('POST /console/{venue}/menu-draft/undo', {
        venue: venue.id,
        idempotencyKey,
      });
      await client.invalidateQueries({ queryKey: menuDraftKey(venue.id) });
      notify({ message: t(undone ? 'menu.undone' : 'menu.nothingToUndo'), tone: 'calm' });
    } catch (error) {
      const by = isApiFailure(error) && error.code === 'menu_draft_changed' ? error.details.changed_by : null;
      notify({
        message: by ? t('menu.undoChanged', { name: String(by) }) : failureText(error, t),
        tone: 'bad',
      });
    }
  }, [client, notify, t, venue.id]);
  // Asked for while a change is being saved, it is that change which is taken back.
  const waits = useRef(false);
  const undoLast = useCallback(() => {
    if (waits.current) return;
    waits.current = true;
    onceSaved(saving, () => {
      waits.current = false;
      void undo();
    });
  }, [saving, undo]);
  const work = useMemo(() => ({ draft, change }), [draft, change]);
  const savingWork = useMemo(() => ({ saving, retry, undo: undoLast }), [saving, retry, undoLast]);
  const main = loaded.main_language;
  const hand = useMemo(() => ({ change, main }), [change, main]);
  return (
    <DraftContext value={work}>
      <DraftHandContext value={hand}>
        <DraftSavingContext value={savingWork}>{children}</DraftSavingContext>
      </DraftHandContext>
    </DraftContext>
  );
};
