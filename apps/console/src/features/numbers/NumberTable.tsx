import { useText } from '../../i18n/index.ts';
import styles from './numbers.module.css';

type Props = {
  /** The first column is words, the others numbers as they are shown. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
  label: string;
  total?: readonly string[] | undefined;
};

/** Numbers in rows, that a screen reader can walk through. Scrolls by itself where it is wider than the phone. */
export const NumberTable = ({ head, rows, label, total }: Props) => {
  const { t } = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map(each => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
            <tr key={place}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row">{t('numbers.total')}</th>
              {total.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
};
