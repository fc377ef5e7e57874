import { GRID } from '@tableside/domain/floor';
import type { CSSProperties, ReactNode, Ref } from 'react';
import styles from '../floor.module.css';
import type { FloorPlace } from '../floor-query.ts';

type Rows = { readonly rows: number };

/** The plan of one area: square cells, as many rows as are needed, as large as there is room. */
export const Canvas = (
  props: Rows & { label: string; grid?: boolean; ref?: Ref<HTMLDivElement>; children: ReactNode },
) => (
  <section
    className={styles.frame}
    aria-label={props.label}
    style={{ '--columns': GRID.columns, '--rows': props.rows } as CSSProperties}
  >
    <div ref={props.ref} className={styles.canvas} data-grid={props.grid}>
      {props.children}
    </div>
  </section>
);

type Where = Pick<FloorPlace, 'x' | 'y' | 'width' | 'height'>;

/** Where something stands on the canvas, for its style. */
export const standing = ({ x, y, width, height }: Where, { rows }: Rows): CSSProperties => ({
  left: `${(x / GRID.columns) * 100}%`,
  top: `${(y / rows) * 100}%`,
  width: `${(width / GRID.columns) * 100}%`,
  height: `${(height / rows) * 100}%`,
});
