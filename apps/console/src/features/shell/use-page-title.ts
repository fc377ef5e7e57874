import { useEffect } from 'react';

/** What waits, in the browser's tab: `(3) Vilnius`. */
export const usePageTitle = (venue: string, waiting: number): void => {
  useEffect(() => {
    document.title = waiting > 0 ? `(${waiting}) ${venue}` : venue;
  }, [venue, waiting]);
};
