/**
 * A ref for what lies at the bottom of the screen: tells the page how high it is, whatever its words and letters, so that
 * nothing ends, stands or has the focus under it.
 */
export const tellHeight =
  (name: '--bar-size' | '--strip-size') =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    const { style } = document.documentElement;
    const tell = () => style.setProperty(name, `${Math.ceil(element.getBoundingClientRect().height)}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    tell();
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  };
