import { Refusal } from '@tableside/contract';
import { isBirthDate } from '@tableside/domain/account';
import type { Deps } from '../../../deps.ts';
import type { Handler } from '../../../http/mount/handler.ts';
import { wholeNumber } from '../../sessions/index.ts';
import { setWallet } from '../account-store.ts';
import { accountView, guestUserOf } from '../view.ts';

export const getUser =
  ({ database, clock }: Deps): Handler<'GET /loyalty/get-user'> =>
  ({ account }) =>
    accountView(database.run, account.accountId, clock());

/** All four are asked for. PROFILE-14. */
export const updateUser =
  ({ database, clock }: Deps): Handler<'POST /loyalty/update-user'> =>
  async ({ account, body }) => {
    const name = body.name.trim();
    const city = body.city.trim();
    const missing = Object.entries({ name, city }).filter(([, value]) => value === '');
    if (missing.length > 0)
      throw new Refusal('validation_failed', {
        fields: Object.fromEntries(missing.map(([field]) => [field, 'required'])),
      });
    const today = new Date(clock()).toISOString().slice(0, 10);
    if (!isBirthDate(body.birth_date, today)) throw new Refusal('birth_date_invalid');
    const phoneNumber = await wholeNumber(body.phone_number);
    const wallet = { name, city, phoneNumber, birthDate: body.birth_date };
    const row = await setWallet(database.run, account.accountId, wallet);
    if (!row) throw new Refusal('not_signed_in');
    return { user: guestUserOf(row, clock()) };
  };
