import { Button } from '@mantine/core';
import type { WaiterCall } from '@tableside/contract/http/console/board';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { ageMinutes, callPace, useNow } from '../board/index.ts';
import { useClock, useVenue } from '../session/index.ts';
import styles from './calls.module.css';
import { useAnswerCall } from './use-answer-call.ts';

/** A guest calls: where, since when, what for, who goes. */
export const CallCard = ({ call }: { call: WaiterCall }) => {
  const { t } = useText();
  const tableName = useTableName();
  const { may } = useVenue();
  const clock = useClock();
  const now = useNow();
  const { answer, go, disabled } = useAnswerCall(call);
  const taken = call.taken_at !== null;
  return (
    <article
      className={styles.card}
      data-taken={taken || undefined}
      data-pace={callPace(call, now)}
      aria-label={t('call.label', { table: tableName(call.table_name) })}
    >
      <header className={styles.header}>
        <h2 className={styles.table}>{tableName(call.table_name)}</h2>
        <strong>{clock.age(ageMinutes(call.called_at, now))}</strong>
      </header>
      {call.comment && <p className={styles.comment}>{call.comment}</p>}
      {taken && (
        <p className={styles.takenBy}>
          <Icon name="hand" /> {t('call.takenBy', { name: call.taken_by ?? '' })}
        </p>
      )}
      {may('answerCalls') && (
        <div className={styles.buttons}>
          {!taken && (
            <Button size="xl" disabled={disabled} onClick={go}>
              {t('call.going')}
            </Button>
          )}
          <Button
            size="xl"
            variant={taken ? 'filled' : 'light'}
            disabled={disabled}
            onClick={() => answer('done')}
          >
            {t('call.done')}
          </Button>
          {taken && (
            <Button size="xl" variant="default" disabled={disabled} onClick={() => answer('leave')}>
              {t('call.handBack')}
            </Button>
          )}
        </div>
      )}
    </article>
  );
};
