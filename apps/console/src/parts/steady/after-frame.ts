type Work = () => void;

/** A tab that draws no frame, while it says nothing of being hidden, waits no longer: longer than a slow tablet takes for one. Milliseconds. */
const AT_LATEST = 500;

let waiting: Work[] | null = null;

const run = (all: Work[]): void => {
  if (waiting === all) waiting = null;
  // Taken out: the frame and the time at the latest both begin it.
  for (const work of all.splice(0)) {
    try {
      work();
    } catch (error) {
      // What one does wrong is told as ever, and keeps nobody else's from being done.
      setTimeout(() => {
        throw error;
      });
    }
  }
};

/**
 * Work that whoever tapped need not wait for: done once the frame that answers the finger was drawn, all that waits for it at
 * one time. A hidden page draws none. No transition: news of the server would have it begun anew again and again, and what was
 * tapped be seen after that.
 */
export const afterFrame = (work: Work): void => {
  const isFirst = waiting === null;
  const all = waiting ?? [];
  waiting = all;
  all.push(work);
  const begin = () => run(all);
  if (typeof document !== 'undefined' && document.visibilityState === 'hidden') {
    begin();
    return;
  }
  if (!isFirst) return;
  setTimeout(begin, AT_LATEST);
  // What a frame asks for comes before it is painted; what that puts off, behind it.
  if (typeof requestAnimationFrame === 'function') requestAnimationFrame(() => setTimeout(begin));
  else setTimeout(begin);
};
