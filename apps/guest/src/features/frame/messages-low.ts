import { type RefObject, useEffect } from 'react';

const root = (): HTMLElement => document.documentElement;

/** Tells the page how high the bar at its bottom is; messages that stand low stand right above it. */
export const useBarSize = (bar: RefObject<HTMLElement | null>, shown: boolean): void => {
  useEffect(() => {
    const { current } = bar;
    if (!shown || !current) return;
    const tell = () => root().style.setProperty('--bar-size', `${current.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(current);
    tell();
    return () => {
      observer.disconnect();
      root().style.removeProperty('--bar-size');
    };
  }, [bar, shown]);
};

/** For screens with a sum of money at their top: messages stand low, so that they never cover it, nor the button. */
export const useMessagesLow = (): void => {
  useEffect(() => {
    root().dataset.messages = 'low';
    return () => {
      delete root().dataset.messages;
    };
  }, []);
};
