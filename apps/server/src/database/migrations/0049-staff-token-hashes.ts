import { type Kysely, sql } from 'kysely';

/** Staff sessions by the SHA-256 of their tokens, as all other tokens are kept. Whoever is signed in stays so. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table auth_session rename column token to token_hash`.execute(db);
  await sql`update auth_session set token_hash = encode(sha256(convert_to(token_hash, 'UTF8')), 'hex')`.execute(
    db,
  );
};
