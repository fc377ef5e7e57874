/** What an act is for, as it is seen: a visible element of this kind with these words, or no such element any more. */
export type Answer = {
  readonly css: string;
  readonly words?: string;
  readonly exact?: boolean;
  readonly gone?: boolean;
};

declare global {
  /** What a page keeps for who plays on it. */
  interface Window {
    framesOfTaps: number[];
    answered: Promise<number>;
    /** Whether the last tap met what it was aimed at, alive. */
    met: boolean;
  }
}

/** Runs before the page's own scripts: notes how long each tap took until the next frame, milliseconds. */
export const noteFrames = (): void => {
  const framesOfTaps: number[] = [];
  Object.assign(window, { framesOfTaps });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { interactionId } = entry as PerformanceEntry & { interactionId: number };
      if (interactionId > 0) framesOfTaps.push(entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

/** Runs in the page: from the next finger on, until the answer is seen. NaN: it never was. */
export const waitForAnswer = ({ answer, patience }: { answer: Answer; patience: number }): void => {
  const squashed = (text: string): string => text.replace(/\s+/g, '');
  const words = squashed(answer.words ?? '');
  const isSeen = (element: Element): boolean => {
    const said = squashed(element.textContent ?? '');
    if (answer.exact ? said !== words : !said.includes(words)) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const isThere = (): boolean =>
    [...document.querySelectorAll(answer.css)].some(isSeen) !== (answer.gone ?? false);
  const answered = new Promise<number>(resolve => {
    const began = (event: Event): void => {
      removeEventListener('pointerdown', began, true);
      const look = (): void => {
        if (isThere()) drawn();
        else if (performance.now() - event.timeStamp > patience) resolve(Number.NaN);
        else requestAnimationFrame(look);
      };
      const drawn = (): void => {
        // What is posted now comes after the frame that is being made.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - event.timeStamp);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    addEventListener('pointerdown', began, true);
  });
  Object.assign(window, { answered });
};

/** Runs in the page: the next tap is meant for this one. */
export const aimAt = (element: Element): void => {
  window.met = false;
  const landed = ({ target }: Event): void => {
    const still = target instanceof Element && target.closest('[data-still]') !== null;
    window.met = target instanceof Node && element.contains(target) && !still;
  };
  addEventListener('click', landed, { capture: true, once: true });
};

/** Runs in the page: two frames after the last tap, and what the browser noted of it. */
export const takeFrames = async (): Promise<number> => {
  for (const _ of [1, 2]) await new Promise(done => requestAnimationFrame(done));
  await new Promise(done => setTimeout(done, 80));
  const longest = Math.max(16, ...window.framesOfTaps);
  window.framesOfTaps.length = 0;
  return longest;
};

/** Runs in the page: what lies over the middle of the element; null where a finger meets the element itself. */
export const coveredBy = (element: Element): string | null => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  if (met && (element.contains(met) || met.contains(element))) return null;
  return met
    ? `${met.tagName.toLowerCase()}.${met.className} "${met.textContent?.slice(0, 40)}"`
    : 'the edge of the screen';
};
