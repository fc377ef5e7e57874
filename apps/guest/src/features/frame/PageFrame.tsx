import { IconButton } from '@tableside/design';
import { type ReactNode, useEffect } from 'react';
import { goBack } from '../../app/navigation.ts';
import { tellHeight } from '../../app/place/tell-height.ts';
import { useT } from '../../texts/texts.ts';
import styles from './Frame.module.css';

const tellBarHeight = tellHeight('--bar-size');

export type PageFrameProps = {
  readonly title: string;
  /** Whose page it is, after the title in the browser's tab. */
  readonly of: string;
  readonly children: ReactNode;
  /** The one action of the screen, in thumb reach. */
  readonly footer?: ReactNode;
  /** Where the back arrow leads when the page was opened right here. */
  readonly backTo: string;
  /** Out of reach, while a backdrop lies over the screen. */
  readonly inert?: boolean | undefined;
  /** Beside the title. */
  readonly aside?: ReactNode;
};

/** Where I am, the content, one action at the bottom. */
export const PageFrame = ({ title, of, children, footer, backTo, inert = false, aside }: PageFrameProps) => {
  const t = useT();
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${of}`;
    return () => {
      document.title = before;
    };
  }, [title, of]);
  return (
    <div className={styles.frame} inert={inert}>
      <header className={styles.top}>
        <IconButton icon="back" label={t('common.back')} onClick={() => goBack(backTo)} />
        <h1 className={styles.title}>{title}</h1>
        {aside}
      </header>
      <main className={styles.main}>
        <div className={styles.content}>{children}</div>
        {footer && (
          <div className={styles.footer} ref={tellBarHeight}>
            {footer}
          </div>
        )}
      </main>
    </div>
  );
};
