import type { ReadProblemView } from '@tableside/contract/http/shared/menu-exchange';
import { useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import { MendCell } from './MendCell.tsx';
import styles from './menu-files.module.css';
import { mendedCell, mendedLike, sameSlip } from './same-slip.ts';
import type { MendedCell } from './use-import.ts';

/** A problem keeps its place while others are mended around it. */
const keyOf = ({ row, path, field, reason, value, name }: ReadProblemView): string =>
  [row, path, field, reason, value, name].join('\n');

/** Problems that are shown: who has more has one that repeats. */
const MOST = 100;

type Props = {
  readonly problems: readonly ReadProblemView[];
  readonly count: number;
  readonly disabled: boolean;
  readonly onMend: (cells: readonly MendedCell[]) => void;
};

/** What is wrong with a file, in the order of the file. */
export const ProblemList = ({ problems, count, disabled, onMend }: Props) => {
  const { t } = useText();
  if (problems.length === 0) return null;
  return (
    <section className={styles.problems}>
      <h3>{t('menuFiles.problems', { count })}</h3>
      <ul className={styles.rows}>
        {problems.slice(0, MOST).map(problem => {
          const { row, path, field, reason, value, name, lost, mend } = problem;
          return (
            <li key={keyOf(problem)} className={styles.problem}>
              <span>
                <b>{row === null ? path : [path, t('menuFiles.row', { row })].filter(Boolean).join(', ')}</b>{' '}
                <bdi>{name}</bdi>
              </span>
              <span>
                {field}: {value !== null && <bdi>{t('menuFiles.read', { value })}</bdi>}{' '}
                {t(`menuFiles.reason.${reason}`)}
              </span>
              <Tag tone={lost === 'all' ? 'late' : 'quiet'}>{t(`menuFiles.lost.${lost}`)}</Tag>
              {mend && row !== null && (
                <MendCell
                  problem={problem}
                  near={mend.near}
                  rowsOf={text => sameSlip(problem, problems, text).length}
                  disabled={disabled}
                  onTake={text =>
                    onMend(
                      sameSlip(problem, problems, text).flatMap(each =>
                        mendedCell(each, mendedLike(each, text)),
                      ),
                    )
                  }
                  onWrite={text => onMend(mendedCell(problem, text))}
                />
              )}
            </li>
          );
        })}
      </ul>
      {count > MOST && <p>{t('menuFiles.problemsMore', { count: count - MOST })}</p>}
    </section>
  );
};
