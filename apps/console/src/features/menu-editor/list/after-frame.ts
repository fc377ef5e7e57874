/** A tab that draws no frame, while it says nothing of being hidden, waits no longer; milliseconds. */
const AT_LATEST = 100;

/** Work that whoever tapped need not wait for: done once the page has shown what the tap changed. A hidden page shows nothing. */
export const afterFrame = (work: () => void): void => {
  if (document.visibilityState === 'hidden') {
    work();
    return;
  }
  let begun = false;
  const begin = () => {
    if (!begun) work();
    begun = true;
  };
  setTimeout(begin, AT_LATEST);
  // What a frame asks for comes before it is drawn; what that asks for, after.
  requestAnimationFrame(() => setTimeout(begin));
};
