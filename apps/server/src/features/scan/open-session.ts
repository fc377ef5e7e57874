import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { firstLanguage } from '@tableside/domain/session';
import type { Deps } from '../../deps.ts';
import { NEW_SESSION, UNKNOWN_CODE } from '../limits/index.ts';
import { closeOverVisits, hashOfToken, isSessionToken, newToken } from '../sessions/index.ts';
import type { Venue } from '../venues/index.ts';
import { insertSession, readLiveSession, readTableByCode, type ScannedTable } from './store.ts';

/** How long a session lives, counted from the scan. SESSION-01, DESIGN §4. */
export const SESSION_MS = 6 * 60 * 60 * 1000;

export type Phone = {
  /** Client address, for counting wrong guesses. */
  readonly ip: string;
  /** The device cookie, or null. */
  readonly deviceToken: string | null;
  /** Languages of the browser, best first. */
  readonly languages: readonly string[];
};

export type Opened = {
  readonly token: string;
  /** Equal to the phone's, or new: then it must be set as its cookie. */
  readonly deviceToken: string;
  readonly tableId: string;
  readonly venueId: string;
};

export type Scanner = {
  /** The table behind a code. Throws `Refusal` table_code_unknown, updating_menu, venue_disabled. SCAN-04, SCAN-13. */
  readonly resolve: (code: string, ip: string) => Promise<ScannedTable>;
  /** The phone's session at the table: the one it has, else a new one. Throws as `resolve`. SCAN-06, PREVIEW-03. */
  readonly open: (code: string, mode: 'scan' | 'preview', phone: Phone) => Promise<Opened>;
};

/**
 * A session's token: 32 bytes that follow from the phone's secret and the session's random id, so that a second scan
 * can hand out the same token though only its SHA-256 is stored. DESIGN §4.
 */
const tokenOf = (deviceToken: string, sessionId: string): string =>
  createHmac('sha256', deviceToken).update(`session:${sessionId}`).digest('base64url');

const pinFor = (venue: Venue): string | null =>
  venue.settings.presence === 'pin' ? String(randomInt(10_000)).padStart(4, '0') : null;

const isShared = ({ orderType }: ScannedTable): boolean =>
  orderType !== 'pickup' && orderType !== 'self_service';

export const createScanner = ({
  database,
  clock,
  venues,
  limits,
}: Pick<Deps, 'database' | 'clock' | 'venues' | 'limits'>): Scanner => {
  const find = async (code: string, mode: 'scan' | 'preview', ip: string): Promise<ScannedTable> => {
    if (!/^[A-Za-z0-9-]{3,64}$/.test(code)) throw new Refusal('table_code_unknown');
    const table = await readTableByCode(database, code, clock() - SESSION_MS);
    if (!table) {
      limits.take('unknown-code', ip, UNKNOWN_CODE);
      throw new Refusal('table_code_unknown');
    }
    if (table.scanStatus === 'disabled') throw new Refusal('venue_disabled');
    const updating = table.scanStatus === 'updating_menu' || table.menuVersion === 0;
    if (updating && mode === 'scan') throw new Refusal('updating_menu');
    return table;
  };

  const create = async (table: ScannedTable, mode: 'scan' | 'preview', phone: Phone, deviceToken: string) => {
    const { tableId, venueId } = table;
    limits.take('new-session', `${tableId} ${phone.ip}`, NEW_SESSION);
    const venue = await venues.get(venueId, table.revision);
    const language = firstLanguage({
      selected: null,
      browser: phone.languages,
      main: venue.settings.mainLanguage,
      offered: venue.settings.languages,
    });
    const now = clock();
    const id = randomUUID();
    const token = tokenOf(deviceToken, id);
    if (table.hasOldVisit) await closeOverVisits(database, now, tableId);
    await insertSession(database, mode === 'scan' && isShared(table), {
      id,
      tokenHash: hashOfToken(token),
      deviceHash: hashOfToken(deviceToken),
      venueId,
      tableId,
      mode,
      language,
      createdAt: now,
      expiresAt: now + SESSION_MS,
      pin: pinFor(venue),
    });
    return token;
  };

  return {
    resolve: (code, ip) => find(code, 'scan', ip),
    open: async (code, mode, phone) => {
      const table = await find(code, mode, phone.ip);
      const { tableId, venueId } = table;
      const known =
        phone.deviceToken !== null && isSessionToken(phone.deviceToken) ? phone.deviceToken : null;
      const live = known && (await readLiveSession(database, hashOfToken(known), tableId, mode, clock()));
      if (known && live) return { token: tokenOf(known, live), deviceToken: known, tableId, venueId };
      const deviceToken = known ?? newToken();
      return { token: await create(table, mode, phone, deviceToken), deviceToken, tableId, venueId };
    },
  };
};
