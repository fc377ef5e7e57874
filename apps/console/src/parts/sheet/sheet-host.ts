import styles from '../parts.module.css';

let host: HTMLElement | undefined;

/** Where sheets stand: a box of its own size, so that the page behind is not laid out anew when one comes or goes. */
export const sheetHost = (): HTMLElement => {
  if (!host) {
    host = document.createElement('div');
    host.className = styles.sheetHost ?? '';
    document.body.append(host);
  }
  return host;
};

/** Puts it there beforehand: its coming lays the whole page out anew, which the first sheet need not wait for. */
export const readySheetHost = (): void => {
  sheetHost();
};
