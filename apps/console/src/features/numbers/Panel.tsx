import { type ReactNode, useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import styles from './numbers.module.css';

type Props = { title: string; csv?: string | undefined; wide?: boolean; children: ReactNode };

/** One thing told in numbers, with its file to take along. */
export const Panel = ({ title, csv, wide = false, children }: Props) => {
  const { t } = useText();
  const id = useId();
  return (
    <section className={styles.panel} data-wide={wide} aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h2 id={id}>{title}</h2>
        {csv !== undefined && (
          <a className={styles.csv} href={csv} download aria-label={t('numbers.csv', { table: title })}>
            <Icon name="download" />
            CSV
          </a>
        )}
      </div>
      {children}
    </section>
  );
};
