import { Button } from '@mantine/core';
import type { WaiterCall } from '@tableside/contract/http/console/board';
import { useQuery } from '@tanstack/react-query';
import { call as send } from '../../api/call.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useTableName } from '../../parts/table-name.ts';
import { useNotify } from '../../parts/use-notify.ts';
import { ageMinutes, callPace, useNow, useVenueAction } from '../board/index.ts';
import { meQuery, useClock, useVenue } from '../session/index.ts';
import styles from './calls.module.css';

/** A guest calls: where, since when, what for, who goes. */
export const CallCard = ({ call }: { call: WaiterCall }) => {
  const { t } = useText();
  const tableName = useTableName();
  const { may } = useVenue();
  const clock = useClock();
  const now = useNow();
  const { run, disabled } = useVenueAction();
  const notify = useNotify();
  const { data: me } = useQuery(meQuery);
  const taken = call.taken_at !== null;
  const answer = (step: 'take' | 'leave' | 'done') =>
    run({
      name: `call ${call.id} ${step}`,
      sets: `call ${call.id}`,
      send: (venue, idempotencyKey) =>
        send(`POST /console/{venue}/calls/{call}/${step}`, { venue, call: call.id, idempotencyKey }),
    });
  const go = async () => {
    const goes = (await answer('take'))?.call.taken_by;
    // Two reach for the same call: the second reads who is on the way.
    if (goes && goes !== me?.name) notify({ message: t('call.alreadyGoing', { name: goes }), tone: 'calm' });
  };
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
