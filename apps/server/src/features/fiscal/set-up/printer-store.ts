import type { FiscalKind } from '@tableside/devices';
import type { Run } from '../../../database/database.ts';

export type FiscalPrinterRow = {
  readonly venue_id: string;
  readonly kind: FiscalKind;
  readonly address: string;
  readonly bridge_id: string | null;
  /** Payments from then on get a fiscal receipt; null: it is switched off. */
  readonly since: Date | null;
};

const COLUMNS = 'venue_id, kind, address, bridge_id, since';

export const readFiscalPrinter = async (run: Run, venueId: string): Promise<FiscalPrinterRow | null> => {
  const [row] = await run<FiscalPrinterRow>(
    'fiscal-printer',
    `select ${COLUMNS} from fiscal_printer where venue_id = $1`,
    [venueId],
  );
  return row ?? null;
};

export type FiscalWish = Pick<FiscalPrinterRow, 'kind' | 'address'> & {
  readonly bridge: string | null;
  readonly on: boolean;
};

/** What was paid before it was switched on is no business of the printer's. */
export const writeFiscalPrinter = async (
  run: Run,
  venueId: string,
  { kind, address, bridge, on }: FiscalWish,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> => {
  await run(
    'fiscal-printer-write',
    `insert into fiscal_printer (venue_id, kind, address, bridge_id, since, changed_by)
     values ($1, $2, $3, ($4::text)::uuid, case when $5 then $6::timestamptz end, $7)
     on conflict (venue_id) do update set kind = excluded.kind, address = excluded.address, bridge_id = excluded.bridge_id,
       since = case when $5 then coalesce(fiscal_printer.since, excluded.since) end, changed_by = excluded.changed_by`,
    [venueId, kind, address, bridge, on, at, by],
  );
};
