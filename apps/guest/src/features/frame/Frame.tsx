import { IconButton } from '@tableside/design';
import { type ReactNode, useEffect } from 'react';
import { goBack } from '../../app/navigation.ts';
import { pathTo } from '../../app/paths.ts';
import { tellHeight } from '../../app/place/tell-height.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import { TableTag } from '../wrong-table/index.ts';
import styles from './Frame.module.css';

const tellBarHeight = tellHeight('--bar-size');

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  /** The one action of the screen, in thumb reach. */
  readonly footer?: ReactNode;
  /** Where the back arrow leads when the page was opened right here; the menu unless said otherwise. */
  readonly backTo?: string;
  /** Out of reach, while a backdrop lies over the screen. */
  readonly inert?: boolean;
};

/** The frame of every screen after the menu: where I am and at which table, the content, one action at the bottom. */
export const Frame = ({ title, children, footer, backTo, inert = false }: Props) => {
  const t = useT();
  const { token, restaurant } = useGuest();
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${restaurant.name}`;
    return () => {
      document.title = before;
    };
  }, [title, restaurant.name]);
  return (
    <div className={styles.frame} inert={inert}>
      <header className={styles.top}>
        <IconButton
          icon="back"
          label={t('common.back')}
          onClick={() => goBack(backTo ?? pathTo('Menu', { session: token }))}
        />
        <h1 className={styles.title}>{title}</h1>
        <TableTag className={styles.table} />
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
