import { type Kysely, sql } from 'kysely';

/** The certificate that people confirmed as a printer's, and the one that was shown last and that nobody has; SHA-256. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table printer add column trusted_certificate text, add column shown_certificate text`.execute(
    db,
  );
};
