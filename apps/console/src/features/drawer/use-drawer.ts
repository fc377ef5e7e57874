import type { CallAnswer } from '@tableside/contract/client';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useVenueAction } from '../board/index.ts';
import { usePaperPrinters } from '../printing/index.ts';
import { useVenue } from '../session/index.ts';
import { rememberDrawer, rememberedDrawer } from './remembered-drawer.ts';

export type DrawerOutcome = CallAnswer<'POST /console/{venue}/drawer/open'>['outcome'];
/** What it is opened for: a payment, or a reason. */
export type DrawerWish = { readonly payment: string } | { readonly reason: string };

/** The cash drawers of the venue, the one beside which this device stands, and opening it. */
export const useDrawer = () => {
  const venue = useVenue();
  const drawers = usePaperPrinters().filter(({ drawer }) => drawer);
  const [own, setOwn] = useState(() => rememberedDrawer(venue.id));
  const { run, busy, disabled } = useVenueAction();
  const [outcome, setOutcome] = useState<DrawerOutcome | null>(null);
  const open = async (printer: string, wish: DrawerWish): Promise<DrawerOutcome | undefined> => {
    setOutcome(null);
    const done = await run({
      name: `drawer ${printer} ${JSON.stringify(wish)}`,
      send: venueId =>
        call('POST /console/{venue}/drawer/open', { venue: venueId, body: { printer, ...wish } }),
    });
    setOutcome(done?.outcome ?? null);
    return done?.outcome;
  };
  return {
    drawers,
    /** Null: it stands at none that is there. */
    own: drawers.find(({ id }) => id === own) ?? null,
    standAt: (printer: string | null): void => {
      rememberDrawer(venue.id, printer);
      setOwn(printer);
    },
    open,
    outcome,
    busy,
    disabled,
  };
};
export type Drawer = ReturnType<typeof useDrawer>;
