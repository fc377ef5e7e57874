import { useEffect } from 'react';
import { quietly } from '../../../data/connection/quietly.ts';
import { useKeptFresh } from '../../../data/connection/use-kept-fresh.ts';
import { renewBasket } from '../basket/together/hear.ts';
import { type Hall, refetchHall } from './court-data.ts';
import { useHallStream } from './court-stream.ts';

/** How often venues that open and close are asked after, where the phone does not hear of them. Milliseconds. */
const FRESH_MS = 30_000;

/** Hears what happens in the hall, and asks after its venues while it does not. */
const Listening = ({ hash, hall }: { hash: string; hall: Hall }) => {
  const listening = useHallStream(hash, hall);
  useKeptFresh(hash, refetchHall, listening ? null : FRESH_MS);
  // Whom it fills its basket with, and where they are.
  const shares = hall.court.settings['shared-baskets'];
  useEffect(() => {
    if (shares) quietly(renewBasket(hash));
  }, [hash, shares]);
  return null;
};

export default Listening;
