import type { MessageKey } from '@tableside/i18n';
import { useEffect, useState } from 'react';

/** A tap while a change is still on its way counts once it has arrived, unless something else stands in the way then. */
export const useWaitingTap = (whyNot: MessageKey | null, next: () => void): (() => void) => {
  const [tapped, setTapped] = useState(false);
  useEffect(() => {
    if (!tapped || whyNot === 'cart.syncing') return;
    setTapped(false);
    if (whyNot === null) next();
  });
  return () => setTapped(true);
};
