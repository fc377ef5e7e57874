import pg from 'pg';
import { embeddedAddress } from './embedded-address.ts';

/** A pool on the embedded database of a running server. */
export const poolOf = (dataDir: string, max = 8): pg.Pool =>
  new pg.Pool({ ...embeddedAddress(dataDir), max });
