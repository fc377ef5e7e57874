import { Alert, Button } from '@mantine/core';
import type { TerminalDayView } from '@tableside/contract/http/console/devices/terminal-days';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { SureButton } from '../../../parts/form/SureButton.tsx';
import { CardSkeletons } from '../../../parts/page/CardSkeletons.tsx';
import { LoadFailed } from '../../../parts/page/LoadFailed.tsx';
import { useVenueAction } from '../../board/index.ts';
import { useClock, useMoney, useVenue } from '../../session/index.ts';
import styles from './day.module.css';
import { dayKey, dayQuery, settlementsQuery, troubleOf } from './day-query.ts';
import { Totals } from './Totals.tsx';

type Deed = 'report' | 'settlement' | 'void-unresolved';

const Earlier = ({ terminal, after }: { terminal: string; after: string }) => {
  const { t } = useText();
  const venue = useVenue();
  const { data = [] } = useQuery(settlementsQuery(venue.id, terminal, after));
  const earlier = data.filter(({ id }) => id !== after);
  if (earlier.length === 0) return null;
  return (
    <details>
      <summary>{t('terminalDay.earlier')}</summary>
      {earlier.map(totals => (
        <Totals key={totals.id} totals={totals} />
      ))}
    </details>
  );
};

const Status = ({ day }: { day: TerminalDayView }) => {
  const { t } = useText();
  const { running, action } = day;
  const trouble = running ? null : troubleOf(action);
  return (
    <>
      <p role="status" className={styles.soft}>
        {running
          ? t(`terminalDay.running.${running.kind}`, { by: running.by, display: running.display })
          : t('terminalDay.idle')}
      </p>
      {trouble && action && (
        <Alert
          color="brick"
          variant="light"
          icon={<Icon name="alert" />}
          role="alert"
          title={t('terminalDay.failed', { code: action.code || '–' })}
        >
          {t(trouble)} {action.text}
        </Alert>
      )}
    </>
  );
};

/** The day of a card terminal: X report, Z settlement, and what nobody knows. */
export const TerminalDay = ({ terminal }: { terminal: string }) => {
  const { t } = useText();
  const venue = useVenue();
  const money = useMoney();
  const clock = useClock();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const { data: day, error, refetch } = useQuery(dayQuery(venue.id, terminal));
  if (!day && error) {
    return <LoadFailed title={t('terminalDay.loadFailed')} error={error} onRetry={() => void refetch()} />;
  }
  if (!day) return <CardSkeletons count={1} height="16rem" className="" />;
  const act = async (deed: Deed): Promise<void> => {
    const answer = await run({
      // The same tap twice is one deed; one after it ended is another.
      name: `terminal ${deed} ${terminal} ${day.action?.id ?? ''} ${day.action?.at ?? ''}`,
      send: (venueId, idempotencyKey) =>
        call(`POST /console/{venue}/terminals/{terminal}/${deed}`, {
          venue: venueId,
          terminal,
          idempotencyKey,
          body: {},
        }),
    });
    if (answer) client.setQueryData(dayKey(venue.id, terminal), answer.day);
  };
  const off = disabled || busy || day.running !== null;
  return (
    <div className={styles.day}>
      <Status day={day} />
      <div className={styles.deeds}>
        <Button size="lg" variant="default" disabled={off} onClick={() => void act('report')}>
          {t('terminalDay.report')}
        </Button>
        {venue.may('settleSales') && (
          <SureButton
            words={t('terminalDay.settle')}
            question={t('terminalDay.settleSure')}
            disabled={off}
            onSure={() => void act('settlement')}
          />
        )}
      </div>
      <p className={styles.soft}>{t('terminalDay.reportHint')}</p>
      {day.report && (
        <section>
          <h3>{t('terminalDay.lastReport')}</h3>
          <Totals totals={day.report} />
        </section>
      )}
      <section>
        <h3>{t('terminalDay.last')}</h3>
        {day.settlement ? (
          <Totals totals={day.settlement} />
        ) : (
          <p className={styles.soft}>{t('terminalDay.never')}</p>
        )}
        {day.settlement && <Earlier terminal={terminal} after={day.settlement.id} />}
      </section>
      <section>
        <h3>{t('terminalDay.unresolved')}</h3>
        {day.unresolved.length === 0 ? (
          <p className={styles.soft}>{t('terminalDay.noneUnresolved')}</p>
        ) : (
          <>
            <p className={styles.soft}>{t('terminalDay.unresolvedHint')}</p>
            <ul className={styles.unresolved}>
              {day.unresolved.map(({ payment, reference, amount, at }) => (
                <li key={payment}>
                  {t('terminalDay.unresolvedLine', {
                    sum: money.text(amount),
                    time: clock.dayAndTime(at),
                    reference: String(reference),
                  })}
                </li>
              ))}
            </ul>
            {venue.may('settleSales') && (
              <SureButton
                words={t('terminalDay.void')}
                question={t('terminalDay.voidSure')}
                disabled={off}
                onSure={() => void act('void-unresolved')}
              />
            )}
          </>
        )}
      </section>
    </div>
  );
};
