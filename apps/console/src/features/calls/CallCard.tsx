import { Button } from '@mantine/core';
import type { WaiterCall } from '@tableside/contract/http/console';
import { call as send } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { ageMinutes, callPace, useNow, useVenueAction } from '../board/index.ts';
import { useClock, useVenue } from '../session/index.ts';
import styles from './calls.module.css';

/** A guest calls: where, since when, what for, who goes. */
export const CallCard = ({ call }: { call: WaiterCall }) => {
  const { t } = useText();
  const tableName = useTableName();
  const { may } = useVenue();
  const clock = useClock();
  const now = useNow();
  const { run, disabled } = useVenueAction();
  const taken = call.taken_at !== null;
  const answer = (step: 'take' | 'done') =>
    run({
      name: `call ${call.id} ${step}`,
      send: (venue, idempotencyKey) =>
        send(`POST /console/{venue}/calls/{call}/${step}`, { venue, call: call.id, idempotencyKey }),
    });
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
            <Button size="xl" color="plum" disabled={disabled} onClick={() => answer('take')}>
              {t('call.going')}
            </Button>
          )}
          <Button
            size="xl"
            color="plum"
            variant={taken ? 'filled' : 'light'}
            disabled={disabled}
            onClick={() => answer('done')}
          >
            {t('call.done')}
          </Button>
        </div>
      )}
    </article>
  );
};
