import { useEffect, useRef, useState } from 'react';

/** Counts down from `from` seconds while `running`, and says once when it is over. */
export const useSeconds = (from: number, running: boolean, onOver: () => void): number => {
  const [left, setLeft] = useState(from);
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    setLeft(from);
    if (!running) return;
    const ends = Date.now() + from * 1_000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((ends - Date.now()) / 1_000));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      over.current();
    }, 250);
    return () => clearInterval(timer);
  }, [from, running]);
  return left;
};

/** Seconds since `running` began; a second more each second. */
export const useSince = (running: boolean): number => {
  const [since, setSince] = useState(0);
  useEffect(() => {
    if (!running) return;
    const began = Date.now();
    const timer = setInterval(() => setSince(Math.floor((Date.now() - began) / 1_000)), 1_000);
    return () => clearInterval(timer);
  }, [running]);
  return running ? since : 0;
};
