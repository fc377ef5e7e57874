import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetPerson, signOut } from '../../session/index.ts';

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Locks a shared device that nobody touched for its minutes; null: an own browser, which stays open. */
export const useIdleLock = (minutes: number | null): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (minutes === null) return;
    const lock = () => {
      void signOut();
      forgetPerson(client);
    };
    let timer = setTimeout(lock, minutes * 60_000);
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(lock, minutes * 60_000);
    };
    for (const sign of SIGNS) addEventListener(sign, touched, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, touched);
    };
  }, [client, minutes]);
};
