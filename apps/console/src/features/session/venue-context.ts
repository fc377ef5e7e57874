import { createContext, useContext } from 'react';
import type { Venue } from './me.ts';
import { type Permission, roleMay } from './permissions.ts';

const Context = createContext<Venue | null>(null);
export const VenueProvider = Context.Provider;

/** The venue being worked at, and what the signed-in role may do there. */
export const useVenue = (): Venue & { may: (permission: Permission) => boolean } => {
  const venue = useContext(Context);
  if (!venue) throw new Error('useVenue needs a VenueProvider above it');
  return { ...venue, may: permission => roleMay(venue.role, permission) };
};
