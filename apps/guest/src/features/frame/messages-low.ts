import { useEffect } from 'react';

const root = (): HTMLElement => document.documentElement;

/** For screens with a sum of money at their top: messages stand low, so that they never cover it, nor the button. */
export const useMessagesLow = (): void => {
  useEffect(() => {
    root().dataset.messages = 'low';
    return () => {
      delete root().dataset.messages;
    };
  }, []);
};
