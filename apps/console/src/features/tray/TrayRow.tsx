import type { ReactNode } from 'react';
import { useTableName } from '../../parts/table-name.ts';
import { tableParts } from '../../parts/table-parts.ts';
import styles from './tray.module.css';

type Props = {
  /** Null: it is about no table. */
  table: string | null;
  /** Colour of the table's block. */
  tone: 'look' | 'ready' | 'late' | 'plain';
  title: ReactNode;
  children?: ReactNode;
  act: ReactNode;
};

/** Which table, what it is about, and the one act. */
export const TrayRow = ({ table, tone, title, children, act }: Props) => {
  const tableName = useTableName();
  const { words, number } = tableParts(table === null ? '' : tableName(table));
  return (
    <div className={styles.row} data-tone={tone}>
      <p className={styles.where}>
        {words !== '' && <span>{words}</span>}
        {number !== '' && <b>{number}</b>}
      </p>
      <div className={styles.what}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
      <div className={styles.act}>{act}</div>
    </div>
  );
};
