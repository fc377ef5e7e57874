import { pathTo } from '../../app/paths.ts';
import { useGuest } from '../venue/index.ts';
import { TableTag } from '../wrong-table/index.ts';
import styles from './Frame.module.css';
import { PageFrame, type PageFrameProps } from './PageFrame.tsx';

/** As {@link PageFrameProps}; the back arrow leads to the menu and the table stands beside the title unless said otherwise. */
type Props = Omit<PageFrameProps, 'of' | 'backTo'> & Partial<Pick<PageFrameProps, 'backTo'>>;

/** The frame of every screen after the menu: where I am and at which table, the content, one action at the bottom. */
export const Frame = ({ backTo, aside = <TableTag className={styles.table} />, ...frame }: Props) => {
  const { token, restaurant } = useGuest();
  return (
    <PageFrame
      {...frame}
      of={restaurant.name}
      backTo={backTo ?? pathTo('Menu', { session: token })}
      aside={aside}
    />
  );
};
