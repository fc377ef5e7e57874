import type { ReadProblemView } from '@tableside/contract/http/shared/menu-exchange';
import { useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import styles from './menu-files.module.css';

/** Problems that are shown: who has more has one that repeats. */
const MOST = 100;

/** What is wrong with a file, in the order of the file. */
export const ProblemList = ({ problems, count }: { problems: readonly ReadProblemView[]; count: number }) => {
  const { t } = useText();
  if (problems.length === 0) return null;
  return (
    <section className={styles.problems}>
      <h3>{t('menuFiles.problems', { count })}</h3>
      <ul className={styles.rows}>
        {problems.slice(0, MOST).map(({ row, path, field, reason, value, name, lost }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that is replaced whole
          <li key={at} className={styles.problem}>
            <span>
              <b>{row === null ? path : [path, t('menuFiles.row', { row })].filter(Boolean).join(', ')}</b>{' '}
              <bdi>{name}</bdi>
            </span>
            <span>
              {field}: {value !== null && <bdi>{t('menuFiles.read', { value })}</bdi>}{' '}
              {t(`menuFiles.reason.${reason}`)}
            </span>
            <Tag tone={lost === 'all' ? 'late' : 'quiet'}>{t(`menuFiles.lost.${lost}`)}</Tag>
          </li>
        ))}
      </ul>
      {count > MOST && <p>{t('menuFiles.problemsMore', { count: count - MOST })}</p>}
    </section>
  );
};
