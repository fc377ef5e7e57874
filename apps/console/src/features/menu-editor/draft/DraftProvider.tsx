import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useNotify } from '../../../parts/use-notify.ts';
import { meQuery, useVenue } from '../../session/index.ts';
import { PROBLEM_WORDS } from '../form/form-problems.ts';
import { LeftNotes } from '../publish/LeftNotes.tsx';
import { DraftContext, DraftHandContext, DraftSavingContext, type DraftWork } from './draft-context.ts';
import type { MenuDraft } from './draft-query.ts';
import type { Outcome } from './outcome.ts';
import { withPending } from './pending.ts';
import { useEditQueue } from './use-edit-queue.ts';

/** Holds the draft for the screen; tells of changes that nobody waits for when they fail. One of each venue. */
export const DraftProvider = ({ loaded, children }: { loaded: MenuDraft; children: ReactNode }) => {
  const { t } = useText();
  const venue = useVenue();
  const { data: me } = useSuspenseQuery(meQuery);
  const notify = useNotify();
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
  const {
    pending,
    saving,
    change: enqueue,
    retry,
    left,
    leave,
    decided,
  } = useEditQueue({ venueId: venue.id, personId: me?.id ?? '' }, tell);
  const draft = useMemo(() => withPending(loaded, pending), [loaded, pending]);
  const revision = useRef(loaded.revision);
  useEffect(() => {
    revision.current = loaded.revision;
  }, [loaded.revision]);
  const change = useCallback<DraftWork['change']>(
    async (edit, form) => {
      const outcome = await enqueue(edit, form?.seen ?? revision.current);
      // A form says by itself what came of it, for as long as it is there.
      if (form?.isOpen()) return outcome;
      const isLeft = form && outcome.kind === 'changed' && leave(edit, form.seen, outcome);
      if (!isLeft) tell(outcome);
      return outcome;
    },
    [enqueue, leave, tell],
  );
  const undo = useCallback(async () => {
    const outcome = await enqueue({ kind: 'undo' }, revision.current);
    if (outcome.kind === 'undone')
      notify({ message: t(outcome.any ? 'menu.undone' : 'menu.nothingToUndo'), tone: 'calm' });
    else if (outcome.kind === 'changed')
      notify({ message: t('menu.undoChanged', { name: outcome.by }), tone: 'bad' });
    else tell(outcome);
  }, [enqueue, notify, t, tell]);
  const work = useMemo(() => ({ draft, change }), [draft, change]);
  const typing = useCallback((is: boolean) => saving.set({ typing: is }), [saving]);
  const refused = useRef(new Set<string>());
  const refuse = useCallback(
    (field: string, is: boolean) => {
      if (is) refused.current.add(field);
      else refused.current.delete(field);
      saving.set({ refused: refused.current.size });
    },
    [saving],
  );
  const lost = useCallback(
    (name: string, problem: string) =>
      notify({
        message: t('menu.lost', { name, problem: t(PROBLEM_WORDS[problem] ?? 'menu.problem.other') }),
        tone: 'bad',
      }),
    [notify, t],
  );
  const savingWork = useMemo(
    () => ({ saving, retry, undo, typing, refuse, lost }),
    [saving, retry, undo, typing, refuse, lost],
  );
  const main = loaded.main_language;
  const hand = useMemo(() => ({ change, main }), [change, main]);
  return (
    <DraftContext value={work}>
      <DraftHandContext value={hand}>
        <DraftSavingContext value={savingWork}>
          <LeftNotes left={left} onDecided={decided} />
          {children}
        </DraftSavingContext>
      </DraftHandContext>
    </DraftContext>
  );
};
