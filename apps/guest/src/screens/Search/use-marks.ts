import { marksIn } from '@tableside/domain/search';
import { type RefObject, useLayoutEffect } from 'react';

/** The name of our marks; Search.module.css draws them. */
const MARKS = 'dish-search';
/** Name, description and tags of a dish's row: their own text, not prices. */
const MARKED = 'h3 button, h3 + p, li li';

const rangesIn = (root: HTMLElement, marks: readonly string[]): Range[] =>
  [...root.querySelectorAll(MARKED)].flatMap(element =>
    [...element.childNodes].flatMap(node =>
      node.nodeType !== Node.TEXT_NODE
        ? []
        : marksIn(node.textContent ?? '', marks).map(({ from, to }) => {
            const range = new Range();
            range.setStart(node, from);
            range.setEnd(node, to);
            return range;
          }),
    ),
  );

/**
 * Marks what was typed where it stands in the rows. Painted by the browser over the text (CSS Custom Highlight API), so
 * that names stay one text for readers and the menu's rows need to know nothing of it; older browsers show no marks.
 */
export const useMarks = (list: RefObject<HTMLElement | null>, marks: readonly string[]): void => {
  // After every drawing: rows may show other texts for the same words.
  useLayoutEffect(() => {
    const root = list.current;
    if (!root || marks.length === 0 || !('highlights' in CSS)) return;
    CSS.highlights.set(MARKS, new Highlight(...rangesIn(root, marks)));
    return () => {
      CSS.highlights.delete(MARKS);
    };
  });
};
