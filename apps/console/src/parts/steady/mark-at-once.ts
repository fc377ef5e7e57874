/** Longer than a slow wall takes to draw what was done. Milliseconds. */
const DRAWN_MS = 2_000;

/**
 * Marks an element in the finger's own frame: to draw anew what stands around it takes a slow device a third of a second. The
 * mark ends when the server refused, and else once what it stands for was surely drawn.
 */
export const markAtOnce = (
  element: Element | null | undefined,
  how: string,
  taken: Promise<boolean>,
): void => {
  if (!element) return;
  element.setAttribute(how, '');
  const end = () => element.removeAttribute(how);
  void taken.then(isSo => (isSo ? setTimeout(end, DRAWN_MS) : end()));
};
