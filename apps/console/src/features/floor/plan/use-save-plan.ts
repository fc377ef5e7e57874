import type { FloorPlan } from '@tableside/contract/http/console/floor';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../../api/call.ts';
import { floorKey, tablesKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import { useNotify } from '../../../parts/use-notify.ts';
import { useVenueAction } from '../../board/index.ts';
import { useVenue } from '../../session/index.ts';
import type { FloorDraft } from './draft.ts';

/** A plan that somebody else saved after this one was begun. */
export type Newer = { readonly revision: number; readonly by: string | null };

/**
 * Saves a draft. Whether somebody else was quicker is told as soon as it is known: by the event stream (`plan` is then
 * newer than the revision that is changed), or by the refusal.
 */
export const useSavePlan = (plan: FloorPlan, revision: number, onSaved: () => void) => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const notify = useNotify();
  const { run, busy, disabled } = useVenueAction();
  const [refused, setRefused] = useState<Newer | null>(null);
  const heard = plan.revision > revision ? { revision: plan.revision, by: plan.changed_by } : null;

  const save = async (draft: FloorDraft, over: number): Promise<void> => {
    const body = {
      revision: over,
      areas: draft.areas.map(name => ({ name })),
      places: [...draft.places],
    };
    const answer = await run({
      name: `floor ${JSON.stringify(body)}`,
      send: (venueId, idempotencyKey) =>
        call('POST /console/{venue}/floor', { venue: venueId, idempotencyKey, body }),
      onFailure: async error => {
        if (!isApiFailure(error) || error.code !== 'floor_plan_changed') return false;
        await client.invalidateQueries({ queryKey: floorKey(venue.id) });
        const { revision: newest, changed_by } = error.details;
        if (typeof newest !== 'number') return false;
        setRefused({ revision: newest, by: typeof changed_by === 'string' ? changed_by : null });
        return true;
      },
    });
    if (!answer) return;
    client.setQueryData(floorKey(venue.id), answer.plan);
    void client.invalidateQueries({ queryKey: tablesKey(venue.id) });
    notify({ message: t('arrange.saved'), tone: 'calm' });
    onSaved();
  };
  return { save, busy, disabled, newer: heard ?? refused, forget: () => setRefused(null) };
};
