import type { PaceEvent } from '@tableside/contract/http/console/pace';
import { type Translate, useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { useClock } from '../session/index.ts';
import styles from './pace.module.css';

const wordsOf = ({ what, minutes, category, open, done }: PaceEvent, t: Translate): string => {
  if (what === 'rush') {
    const words = t('pace.event.rush', { minutes: minutes ?? 0 });
    return open === null ? words : `${words} ${t('pace.event.why', { open, done: done ?? 0 })}`;
  }
  return t(`pace.event.${what}`, { category: category ?? '' });
};

/** What became of ordering, newest first, and who or what did it. */
export const PaceHistory = ({ history }: { history: readonly PaceEvent[] }) => {
  const { t } = useText();
  const { dayAndTime } = useClock();
  return (
    <SettingsCard>
      <h2>{t('pace.history')}</h2>
      {history.length === 0 && <p>{t('pace.historyNone')}</p>}
      <ul className={styles.history}>
        {history.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its head and is never edited
          <li key={index}>
            <time dateTime={event.at}>{dayAndTime(event.at)}</time>
            <span>{wordsOf(event, t)}</span>
            <small>{event.by ?? t('pace.byItself')}</small>
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
};
