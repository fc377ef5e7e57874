import { useEffect } from 'react';
import { useBoard } from '../../features/board/index.ts';
import { fetchPalette } from '../../features/palette/index.ts';
import { placesOf, useVenue } from '../../features/session/index.ts';
import { whenIdle } from '../../parts/fetched/when-idle.ts';
import { isAccountSection } from '../../routes.ts';
import { PLACES } from './places.ts';

/** While three hundred orders are still being drawn a page is never idle, and a room that comes with the tap is half a second late. */
const AT_LATEST_MS = 1_500;

/** The rooms of the floor, and then the search, are there before somebody goes to them: fetched one by one, while nothing else is done. */
export const FetchesAhead = (): null => {
  const { role, hall, reserves } = useVenue();
  const isReady = Boolean(useBoard().state);
  useEffect(() => {
    if (!isReady) return;
    let stop: () => void = () => undefined;
    let isOver = false;
    const fetchNext = ([fetch, ...others]: readonly (() => Promise<void>)[]): void => {
      if (!fetch || isOver) return;
      // What does not come now is fetched when somebody goes there.
      stop = whenIdle(
        () =>
          void fetch()
            .catch(() => undefined)
            .then(() => fetchNext(others)),
        AT_LATEST_MS,
      );
    };
    const rooms = placesOf(role, { hall, reserves }).flatMap(section =>
      section === 'orders' || isAccountSection(section) ? [] : [PLACES[section].fetch],
    );
    fetchNext([...rooms, fetchPalette]);
    return () => {
      isOver = true;
      stop();
    };
  }, [isReady, role, hall, reserves]);
  return null;
};
