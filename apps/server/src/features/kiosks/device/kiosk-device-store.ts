import type { Run } from '../../../database/database.ts';

/** An enrolled device, and what stands where it stands. */
export type KioskDeviceRow = {
  /** Of the device. */
  readonly id: string;
  readonly kiosk_id: string;
  readonly name: string;
  readonly venue_id: string;
  readonly venue_name: string;
  readonly table_id: string;
  readonly hash: string;
  readonly terminal_id: string | null;
  readonly terminal_name: string | null;
  readonly seen_at: Date;
};

const DEVICES = `
  select d.id, k.id as kiosk_id, k.name, k.venue_id, v.name as venue_name, k.table_id, t.code as hash, c.id as terminal_id,
    c.name as terminal_name, d.seen_at
  from kiosk_device d join kiosk k on k.id = d.kiosk_id join venue v on v.id = k.venue_id
    join venue_table t on t.id = k.table_id and t.order_type = 'self_service' and t.retired_at is null
    left join card_terminal c on c.table_id = k.table_id and c.removed_at is null`;

export const deviceOfToken = async (run: Run, tokenHash: Buffer): Promise<KioskDeviceRow | null> => {
  const [row] = await run<KioskDeviceRow>('kiosk-device-of-token', `${DEVICES} where d.token_hash = $1`, [
    tokenHash,
  ]);
  return row ?? null;
};

export const deviceOfId = async (run: Run, id: string): Promise<KioskDeviceRow | null> => {
  const [row] = await run<KioskDeviceRow>('kiosk-device', `${DEVICES} where d.id = $1`, [id]);
  return row ?? null;
};

export const noteKioskSeen = async (run: Run, id: string, at: Date): Promise<void> => {
  await run('kiosk-device-seen', 'update kiosk_device set seen_at = $2 where id = $1', [id, at]);
};

/** Consumes a code: the kiosk that waits for a device, or null. */
export const takeCode = async (
  run: Run,
  codeHash: Buffer,
  now: Date,
): Promise<{ readonly id: string; readonly venue_id: string; readonly name: string } | null> => {
  const [row] = await run<{ id: string; venue_id: string; name: string }>(
    'kiosk-code-take',
    `update kiosk k set code_hash = null, code_expires_at = null from venue_table t
     where k.code_hash = $1 and k.code_expires_at > $2 and t.id = k.table_id and t.order_type = 'self_service'
       and t.retired_at is null
     returning k.id, k.venue_id, k.name`,
    [codeHash, now],
  );
  return row ?? null;
};

/** Makes a device the kiosk; of those that were it before the latest `others` stay. Answers with its id. */
export const insertDevice = async (
  run: Run,
  kioskId: string,
  device: { readonly tokenHash: Buffer; readonly now: Date; readonly others: number },
): Promise<string> => {
  await run(
    'kiosk-devices-replaced',
    `delete from kiosk_device where kiosk_id = $1 and id not in (
       select id from kiosk_device where kiosk_id = $1 order by seen_at desc, id limit $2)`,
    [kioskId, device.others],
  );
  const [row] = await run<{ id: string }>(
    'kiosk-device-add',
    `insert into kiosk_device (kiosk_id, token_hash, enrolled_at, seen_at) values ($1, $2, $3, $3) returning id`,
    [kioskId, device.tokenHash, device.now],
  );
  if (!row) throw new Error('no kiosk device was written');
  return row.id;
};
