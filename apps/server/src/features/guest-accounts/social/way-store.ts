import type { Run } from '../../../database/database.ts';
import type { SocialProvider } from './providers.ts';

export const accountOfWay = async (
  run: Run,
  provider: SocialProvider,
  subject: string,
): Promise<string | null> => {
  const [row] = await run<{ account_id: string }>(
    'guest-way-find',
    'select account_id from guest_account_way where provider = $1 and subject = $2',
    [provider, subject],
  );
  return row?.account_id ?? null;
};

export const insertWay = async (
  run: Run,
  way: {
    readonly provider: SocialProvider;
    readonly subject: string;
    readonly accountId: string;
    readonly now: Date;
  },
): Promise<void> => {
  await run(
    'guest-way-add',
    'insert into guest_account_way (provider, subject, account_id, created_at) values ($1, $2, $3, $4)',
    [way.provider, way.subject, way.accountId, way.now],
  );
};
