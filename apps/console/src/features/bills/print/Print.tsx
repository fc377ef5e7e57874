import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { type Paper, pageRule } from './paper.ts';
import styles from './print.module.css';

type Props = { text: string; paper: Paper; onPrinted: () => void };

/** Prints a text alone, on a page of the paper's size; mount it to print once. */
export const Print = ({ text, paper, onPrinted }: Props) => {
  useEffect(() => {
    const page = new CSSStyleSheet();
    page.replaceSync(pageRule(paper, text.split('\n').length));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, page];
    const done = () => onPrinted();
    window.addEventListener('afterprint', done);
    window.print();
    return () => {
      window.removeEventListener('afterprint', done);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== page);
    };
  }, [paper, text, onPrinted]);
  return createPortal(
    <pre className={styles.paper} data-paper={paper}>
      {text}
    </pre>,
    document.body,
  );
};
