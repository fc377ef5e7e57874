import { useEffect, useState } from 'react';
import { loadMoreTexts, useT } from '../../texts/texts.ts';

/** A text that no page comes with; one that is not there is empty. */
const LATE = 'cart.title';

/** Whether the texts are there that a page which came drawn lacks at first: what speaks with them waits. */
export const useMoreTexts = (): boolean => {
  const t = useT();
  const [there, setThere] = useState(() => t(LATE) !== '');
  useEffect(() => {
    if (there) return;
    const show = () => setThere(true);
    // In words of other screens it is better late than never.
    loadMoreTexts().then(show, show);
  }, [there]);
  return there;
};
