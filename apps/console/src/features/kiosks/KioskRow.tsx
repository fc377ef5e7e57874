import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { kiosksKey } from '../../api/query-keys.ts';
import { useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import { useVenueAction } from '../board/index.ts';
import { deviceStyles, PairingDeeds } from '../devices/index.ts';
import { useClock, useVenue } from '../session/index.ts';
import type { KioskCode, KioskSettings } from './kiosks-query.ts';

type Props = { kiosk: KioskSettings; onEdit: () => void; onCode: (code: KioskCode) => void };

/** A kiosk: where it stands, at which terminal, whether a device is it, and when that was last there. */
export const KioskRow = ({ kiosk, onEdit, onCode }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const clock = useClock();
  const client = useQueryClient();
  const { run, busy, disabled } = useVenueAction();
  const { id, name, table_name, terminal_name, enrolled_at, last_seen_at, code_expires_at } = kiosk;
  const read = () => client.invalidateQueries({ queryKey: kiosksKey(venue.id) });
  const makeCode = async (): Promise<void> => {
    const made = await run({
      name: `kiosk code ${id}`,
      send: venueId =>
        call('POST /console/{venue}/kiosks/{kiosk}/code', { venue: venueId, kiosk: id, body: {} }),
    });
    if (made) onCode(made);
    await read();
  };
  const revoke = async (): Promise<void> => {
    await run({
      name: `kiosk revoke ${id}`,
      send: venueId =>
        call('POST /console/{venue}/kiosks/{kiosk}/revoke', { venue: venueId, kiosk: id, body: {} }),
    });
    await read();
  };
  return (
    <li className={deviceStyles.device} data-kiosk={name}>
      <h3>
        {name} {enrolled_at === null && <Tag tone="quiet">{t('kiosks.noDevice')}</Tag>}
      </h3>
      <p>
        {table_name} · {terminal_name ?? t('kiosks.noTerminal')}
      </p>
      {enrolled_at !== null && <p>{t('kiosks.since', { time: clock.dayAndTime(enrolled_at) })}</p>}
      {last_seen_at !== null && <p>{t('kiosks.seen', { time: clock.dayAndTime(last_seen_at) })}</p>}
      {code_expires_at !== null && <p>{t('kiosks.waits', { time: clock.time(code_expires_at) })}</p>}
      <PairingDeeds
        name={name}
        isPaired={enrolled_at !== null}
        busy={busy}
        disabled={disabled}
        words={{
          newCode: t('kiosks.newCode'),
          edit: t('kiosks.edit'),
          revoke: t('kiosks.revoke'),
          revokeSure: t('kiosks.revokeSure'),
        }}
        onNewCode={() => void makeCode()}
        onEdit={onEdit}
        onRevoke={() => void revoke()}
      />
    </li>
  );
};
