import type { OwnShift } from '@tableside/contract/http/admin/shifts';
import type { ShiftDeed } from '@tableside/domain/shifts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { useNotify } from '../../../parts/use-notify.ts';
import { useVenueAction } from '../../board/index.ts';
import { ownDrawerQuery } from '../../drawers/index.ts';
import { useVenue } from '../../session/index.ts';
import { ownShiftKey, shiftsKey } from '../shift-queries.ts';

/** Begins and ends the own shift and its breaks; what runs then shows at once. */
export const useOwnShift = (shift: OwnShift['shift']) => {
  const { t } = useText();
  const venue = useVenue();
  const notify = useNotify();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const act = async (deed: ShiftDeed, to?: string, handed?: string): Promise<void> => {
    const body = {
      deed,
      shift: deed === 'start' ? null : (shift?.id ?? null),
      ...(to !== undefined && { to }),
    };
    const answer = await run({
      name: `own shift ${JSON.stringify(body)}`,
      send: (at, idempotencyKey) =>
        call('POST /console/{venue}/own-shift', { venue: at, idempotencyKey, body }),
    });
    if (!answer) {
      await client.invalidateQueries({ queryKey: ownShiftKey(venue.id) });
      return;
    }
    // What was asked before this, as by the second of two taps, may answer later with what was.
    await client.cancelQueries({ queryKey: ownShiftKey(venue.id) });
    client.setQueryData(ownShiftKey(venue.id), answer);
    await client.invalidateQueries({ queryKey: shiftsKey(venue.id) });
    if (deed === 'start') notify({ message: t('shift.started'), tone: 'calm' });
    if (deed === 'end') {
      // Whoever goes home with the house's money is told; it keeps nobody here.
      const own = client.getQueryData(ownDrawerQuery(venue.id).queryKey);
      const words = [handed, t('shift.ended'), own?.drawer && t('drawer.stillOpen')];
      notify({ message: words.filter(Boolean).join(' '), tone: own?.drawer ? 'bad' : 'calm' });
    }
  };
  return { act, busy, disabled };
};
