import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { terminalsKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import { useVenueAction } from '../board/index.ts';
import { deviceStyles } from '../devices/index.ts';
import { useClock, useVenue } from '../session/index.ts';
import styles from './terminals.module.css';
import type { TerminalSettings } from './terminals-query.ts';

type Outcome = 'reached' | 'none' | 'busy';
type Props = { terminal: TerminalSettings; onEdit: () => void; onDay: () => void };

/** A card terminal: where it stands, when it was last heard of, and a tap that asks whether it is there. */
export const TerminalRow = ({ terminal, onEdit, onDay }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const clock = useClock();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { id, name, address, table_name, bridge_name, last_seen_at } = terminal;
  const test = async (): Promise<void> => {
    setOutcome(null);
    const said = await run({
      name: `terminal test ${id}`,
      send: venueId =>
        call('POST /console/{venue}/terminals/{terminal}/test', { venue: venueId, terminal: id, body: {} }),
    });
    if (!said) return;
    setOutcome(said.outcome);
    await client.invalidateQueries({ queryKey: terminalsKey(venue.id) });
  };
  return (
    <li className={`${deviceStyles.device} ${styles.terminal}`}>
      <h3>
        {name} {last_seen_at === null && <Tag tone="quiet">{t('terminals.never')}</Tag>}
      </h3>
      <p>
        {table_name ?? t('terminals.house')} · {address}
        {bridge_name !== null && ` · ${t('terminals.wayBridge', { name: bridge_name })}`}
      </p>
      {last_seen_at !== null && <p>{t('terminals.seen', { time: clock.dayAndTime(last_seen_at) })}</p>}
      <p role="status" data-outcome={outcome ?? undefined}>
        {outcome === 'none' && bridge_name !== null
          ? t('terminals.test.noneBridged', { name, bridge: bridge_name })
          : outcome !== null && t(`terminals.test.${outcome}`, { name })}
      </p>
      <div className={deviceStyles.deeds}>
        <Button variant="default" loading={busy} disabled={disabled} onClick={() => void test()}>
          {t('terminals.test')}
        </Button>
        <Button variant="default" onClick={onDay} aria-label={t('terminalDay.openOf', { name })}>
          {t('terminalDay.open')}
        </Button>
        <Button variant="default" onClick={onEdit} aria-label={`${t('terminals.edit')}: ${name}`}>
          {t('terminals.edit')}
        </Button>
      </div>
    </li>
  );
};
