import type { PrintKind } from '@tableside/domain/codes';
import { useQueryClient } from '@tanstack/react-query';
import { downloadSigns } from '../../api/download-signs.ts';
import { firstStepsKey, floorKey, tablesKey } from '../../api/query-keys.ts';
import { useVenueAction } from '../board/index.ts';
import { useVenue } from '../session/index.ts';
import { type Codes, codesQuery } from './codes-query.ts';

/** Changes tables, or has their codes printed; what is on screen follows. */
export const useCodesAction = () => {
  const venue = useVenue();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();

  const change = async (
    name: string,
    send: (venueId: string, idempotencyKey: string) => Promise<Codes>,
    onFailure: (error: unknown) => boolean = () => false,
  ): Promise<Codes | undefined> => {
    const codes = await run({ name, send, onFailure });
    if (codes) {
      client.setQueryData(codesQuery(venue.id).queryKey, codes);
      void client.invalidateQueries({ queryKey: tablesKey(venue.id) });
      void client.invalidateQueries({ queryKey: floorKey(venue.id) });
    }
    return codes;
  };

  const print = async (tables: readonly string[], as: PrintKind, name: string): Promise<boolean> => {
    const done = await run({
      name: `print ${as} ${tables.join()}`,
      send: async venueId => {
        await downloadSigns(venueId, { tables, as, name });
        return { printed: true };
      },
    });
    if (done) {
      void client.invalidateQueries({ queryKey: firstStepsKey(venue.id) });
      await client.invalidateQueries({ queryKey: codesQuery(venue.id).queryKey });
    }
    return done !== undefined;
  };
  return { change, print, busy, disabled };
};
