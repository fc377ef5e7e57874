import { asker, type Heard } from '../asking.ts';
import type { AtTerminal } from './at-terminal.ts';
import type { KioskGuest, Payer } from './begin.ts';

const CALL = 'POST /payments/worldline/callback';
type Frame = {
  readonly CRN: number;
  readonly result: string;
  readonly amount?: number;
  readonly currency?: string;
};

/** The reference and sum of a sale as the server keeps them: what whoever forges has read off the wire. */
const frameOf = async ({ stage }: AtTerminal, payment: string): Promise<Frame | null> => {
  const { rows } = await stage.database.pool.query<{ reference: number; amount: string }>(
    `select reference, amount from terminal_operation where payment_id = $1 and kind = 'sale'`,
    [payment],
  );
  const [row] = rows;
  return row ? { CRN: row.reference, result: 'OK', amount: Number(row.amount), currency: 'EUR' } : null;
};

/** Says that money came which did not: of no device, of another sum, currency and reference, and of the device's own. */
export const forge = async (at: AtTerminal, { uuid, device }: Payer & KioskGuest): Promise<void> => {
  const { stage, notes, plan } = at;
  const frame = await frameOf(at, uuid);
  if (!frame) return;
  const type = 'payment_succeeded' as const;
  const stranger = asker(stage, notes, plan.seed);
  const asked = await Promise.all([
    stranger.ask(CALL, { body: { data: frame, type } }),
    device.ask(CALL, { body: { data: { ...frame, amount: 1 }, type } }),
    device.ask(CALL, { body: { data: { ...frame, currency: 'PLN' }, type } }),
    device.ask(CALL, { body: { data: { ...frame, CRN: (frame.CRN % 999_999_999) + 1 }, type } }),
  ]);
  for (const [way, heard] of asked.entries()) {
    if (heard.kind === 'answer')
      notes.breaks(plan.seed, `a forged callback (${way}) of ${uuid} was believed`);
  }
  // The kiosk's own, before any card was there: whatever it says, the terminal is asked.
  const own = await device.ask(CALL, { body: { data: frame, type } });
  if (own.kind === 'answer' && own.data.status === 'paid')
    notes.breaks(plan.seed, `payment ${uuid} is paid by a page's word`);
  if (asked.some(({ kind }) => kind === 'refused')) notes.hit('callback-forged');
};

/** What was true once is said again and again at both servers, and that it was voided. */
export const replay = async (at: AtTerminal, { uuid, device }: Payer & KioskGuest): Promise<void> => {
  const frame = await frameOf(at, uuid);
  if (!frame) return;
  const said = (server: number): Promise<Heard<unknown>> => {
    const type = server % 3 === 2 ? 'payment_voided' : 'payment_succeeded';
    return device.ask(CALL, { body: { data: frame, type } }, server);
  };
  const heard = await Promise.all(Array.from({ length: 8 }, (_, server) => said(server)));
  if (heard.some(({ kind }) => kind !== 'lost')) at.notes.hit('callback-replayed');
};
