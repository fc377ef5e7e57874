import type { Deed } from '@tableside/contract/http/admin/staff';
import { useText } from '../../i18n/index.ts';
import { useClock } from '../session/index.ts';
import styles from './audit.module.css';
import { actionWords, dataWords, subjectWords } from './deed-words.ts';

/** One thing that somebody did. */
export const AuditEntryRow = ({ deed }: { deed: Deed }) => {
  const { t } = useText();
  const clock = useClock();
  const subject = subjectWords(deed, t);
  const data = dataWords(deed.data);
  return (
    <li className={styles.deed}>
      <time dateTime={deed.at}>{clock.dayAndTime(deed.at)}</time>
      <span>{deed.name ?? t('audit.system')}</span>
      <div>
        <b>{actionWords(deed.action, t)}</b>
        {subject !== '' && <span>: {subject}</span>}
        {data !== '' && <small>{data}</small>}
      </div>
    </li>
  );
};
