import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { bridgesKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import { useVenueAction } from '../board/index.ts';
import { deviceStyles, PairingDeeds } from '../devices/index.ts';
import { useClock, useVenue } from '../session/index.ts';
import styles from './bridges.module.css';
import type { BridgeCode, BridgeSettings } from './bridges-query.ts';

type Props = { bridge: BridgeSettings; onEdit: () => void; onCode: (code: BridgeCode) => void };

const Standing = ({ bridge: { paired_at, connected } }: { bridge: BridgeSettings }) => {
  const { t } = useText();
  if (paired_at === null) return <Tag tone="quiet">{t('bridges.notPaired')}</Tag>;
  return connected ? (
    <Tag tone="good">{t('bridges.connected')}</Tag>
  ) : (
    <Tag tone="late">{t('bridges.away')}</Tag>
  );
};

/** A bridge: whether it is there, on which machine, and what is behind it. */
export const BridgeRow = ({ bridge, onEdit, onCode }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const clock = useClock();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const {
    id,
    name,
    paired_at,
    last_seen_at,
    connected,
    host,
    version,
    printers,
    terminals,
    code_expires_at,
  } = bridge;
  const read = () => client.invalidateQueries({ queryKey: bridgesKey(venue.id) });
  const makeCode = async (): Promise<void> => {
    const made = await run({
      name: `bridge code ${id}`,
      send: venueId =>
        call('POST /console/{venue}/bridges/{bridge}/code', { venue: venueId, bridge: id, body: {} }),
    });
    if (made) onCode(made);
    await read();
  };
  const revoke = async (): Promise<void> => {
    await run({
      name: `bridge revoke ${id}`,
      send: venueId =>
        call('POST /console/{venue}/bridges/{bridge}/revoke', { venue: venueId, bridge: id, body: {} }),
    });
    await read();
  };
  return (
    <li className={`${deviceStyles.device} ${styles.bridge}`} data-bridge={name}>
      <h3>
        {name} <Standing bridge={bridge} />
      </h3>
      {paired_at !== null && host !== null && version !== null && (
        <p>{t('bridges.about', { host, version })}</p>
      )}
      {printers.length > 0 && <p>{t('bridges.printers', { names: printers.join(', ') })}</p>}
      {terminals.length > 0 && <p>{t('bridges.terminals', { names: terminals.join(', ') })}</p>}
      {paired_at !== null && !connected && last_seen_at !== null && (
        <p>{t('bridges.seen', { time: clock.dayAndTime(last_seen_at) })}</p>
      )}
      {!bridge.keeps_notes && <p className={styles.trouble}>{t('bridges.noNotes')}</p>}
      {code_expires_at !== null && <p>{t('bridges.waits', { time: clock.time(code_expires_at) })}</p>}
      <PairingDeeds
        name={name}
        isPaired={paired_at !== null}
        busy={busy}
        disabled={disabled}
        words={{
          newCode: t('bridges.newCode'),
          edit: t('bridges.edit'),
          revoke: t('bridges.revoke'),
          revokeSure: t('bridges.revokeSure'),
        }}
        onNewCode={() => void makeCode()}
        onEdit={onEdit}
        onRevoke={() => void revoke()}
      />
    </li>
  );
};
