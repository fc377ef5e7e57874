import { Refusal } from '@tableside/contract';
import { minor } from '@tableside/domain/money';
import { creditTransfers } from '@tableside/domain/payouts';
import { dayOfWall } from '@tableside/domain/schedule';
import type { Deps } from '../../deps.ts';
import { type Handler, RawAnswer } from '../../http/mount/handler.ts';
import { audit } from '../staff/index.ts';
import { wallDate } from '../venues/index.ts';
import { type PaidOut, readPayouts } from './owed-store.ts';
import { hasBankFile } from './view.ts';

const MOST = 200;

/**
 * The payouts of a run as a file that the venue's bank takes. The same run always names itself alike to the bank, so that a
 * file that is handed in twice is not paid twice. Refuses not_found where somebody has no account, or the money is no euro.
 */
export const bankFile =
  (deps: Deps): Handler<'GET /console/{venue}/gifts/payouts/{run}/bank-file'> =>
  async ({ staff, params }) => {
    const { database, venues, clock } = deps;
    const { name, slug, settings } = await venues.get(staff.venueId);
    const number = Number(params.run);
    const payouts = Number.isSafeInteger(number)
      ? await readPayouts(database.run, staff.venueId, { run: number, most: MOST })
      : [];
    const from = settings.payoutIban ?? null;
    if (from === null || !hasBankFile(settings, payouts)) throw new Refusal('not_found');
    const withAccounts = payouts.flatMap(payout =>
      payout.iban === null ? [] : [{ ...payout, iban: payout.iban }],
    );
    const day = (at: number): string => dayOfWall(wallDate(settings.timeZone, at));
    const about = ({ kind, number: own, note }: PaidOut): string =>
      `${name} ${kind === 'tip' ? 'tips' : 'donations'} ${own} ${note}`.trim();
    const [first] = payouts;
    const id = `${slug.slice(0, 12)}-${staff.venueId.slice(0, 8)}-${number}`;
    const xml = creditTransfers({
      id,
      madeAt: `${(first?.at ?? new Date(clock())).toISOString().slice(0, 19)}Z`,
      day: day(clock()),
      from: { name: settings.legal?.companyName ?? name, iban: from },
      to: withAccounts
        .toSorted((a, b) => a.number - b.number)
        .map(payout => ({
          id: `${id}-${payout.number}`,
          name: payout.name,
          iban: payout.iban,
          amount: minor(payout.amount),
          about: about(payout),
        })),
    });
    await audit(database.run, staff, { action: 'payout-bank-file', subject: `payout:${number}`, data: {} });
    return new RawAnswer(
      200,
      {
        'content-type': 'application/xml; charset=utf-8',
        'content-disposition': `attachment; filename="${id}.xml"`,
        'cache-control': 'no-store',
      },
      Buffer.from(xml, 'utf8'),
    );
  };
