import { eraser } from '../../jobs/eraser.ts';

/**
 * Forgets which phone sat at a table: what is left of it is a number in its party. Nobody has the token of which this would be
 * the hash, and no phone the cookie.
 */
export const phoneEraser = eraser({
  kind: 'phones',
  name: 'sessions-forget-phone',
  due: `select id from guest_session where venue_id = $1 and expires_at < $2 and device_hash <> ''::bytea`,
  erase: `update guest_session set device_hash = ''::bytea,
      token_hash = uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
    where id in (select id from due)`,
});
