import { createHmac, randomUUID } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { firstLanguage } from '@tableside/domain/session';
import { isCode, isGuessable, isShared, isSpokenCode } from '@tableside/domain/venue';
import type { Deps } from '../../deps.ts';
import { hashOfToken } from '../../http/tokens.ts';
import { createLru } from '../../memory/lru.ts';
import { type Attempt, countSession, UNKNOWN_CODE } from '../limits/index.ts';
import { forgetPreview, newDeviceSecret, ownDeviceSecret, pinFor, SESSION_MS } from '../sessions/index.ts';
import { closeExpiredParties } from '../tables/index.ts';
import { flagsAt } from '../venues/index.ts';
import {
  endKioskSessions,
  insertSession,
  readLiveSession,
  readTableByCode,
  type ScannedTable,
  venueOfReplaced,
} from './store.ts';

export type Phone = {
  /** Client address, for counting wrong guesses. */
  readonly ip: string;
  /** The device cookie, or null. */
  readonly deviceToken: string | null;
  /** Languages of the browser, best first. */
  readonly languages: readonly string[];
  /** The kiosk that this device is enrolled as; null: a phone. */
  readonly kiosk: { readonly id: string; readonly table_id: string } | null;
  /** The basket of a hall that it fills with other phones; absent: none. ADR 0051. */
  readonly hallBasket?: string | null;
};

export type Opened = {
  readonly token: string;
  /** Equal to the phone's, or new: then it must be set as its cookie. */
  readonly deviceToken: string;
  readonly tableId: string;
  readonly venueId: string;
  /** The phone was not at this table before. */
  readonly isNew: boolean;
};

export type Scanner = {
  /** The table behind a code. Throws `Refusal` table_code_unknown, table_code_spoken, table_code_replaced, menu_not_published, updating_menu, venue_disabled. SCAN-04, SCAN-13. */
  readonly resolve: (code: string, ip: string) => Promise<ScannedTable>;
  /** The phone's session at the table: the one it has, else a new one. Throws as `resolve`. SCAN-06, PREVIEW-03. */
  readonly open: (code: string, mode: 'scan' | 'preview', phone: Phone) => Promise<Opened>;
  /** Whose code it is or was, whether or not it opens anything now; null: nobody's. Ask only where a refusal said as much. */
  readonly venueOf: (code: string) => Promise<string | null>;
};

/**
 * A session's token: 32 bytes that follow from the phone's secret and the session's random id, so that a second scan
 * can hand out the same token though only its SHA-256 is stored.
 */
export const sessionTokenOf = (deviceToken: string, sessionId: string): string =>
  createHmac('sha256', deviceToken).update(`session:${sessionId}`).digest('base64url');

/** The kiosk that a device is at this very place. */
const kioskAt = ({ tableId }: ScannedTable, mode: 'scan' | 'preview', { kiosk }: Phone) =>
  mode === 'scan' && kiosk?.table_id === tableId ? kiosk : null;

/** Codes that are remembered. */
const MAX_CODES = 5_000;

/** Tables that staff change at the very moment of a scan are rare; more than a few times in a row is something else. */
const MAX_ATTEMPTS = 5;

/** Why a table cannot be scanned now; null when it can. SCAN-13. */
const closedBecause = (
  { scanStatus, menuVersion }: ScannedTable,
  mode: 'scan' | 'preview',
): 'venue_disabled' | 'menu_not_published' | 'updating_menu' | null => {
  if (scanStatus === 'disabled') return 'venue_disabled';
  if (mode === 'preview') return null;
  if (menuVersion === 0) return 'menu_not_published';
  return scanStatus === 'updating_menu' ? 'updating_menu' : null;
};

export const createScanner = (
  parts: Pick<Deps, 'database' | 'clock' | 'venues' | 'limits' | 'secretBox'>,
): Scanner => {
  const { database, clock, venues, limits } = parts;
  /** Tables as they were last read: a session is opened at one only while it is still the same. */
  const remembered = createLru<ScannedTable>(MAX_CODES, () => 1);

  const guess = (code: string, ip: string): Attempt | null =>
    isGuessable(code) ? limits.attempt('code', ip, UNKNOWN_CODE) : null;

  const find = async (code: string, mode: 'scan' | 'preview', ip: string): Promise<ScannedTable> => {
    if (!isCode(code)) throw new Refusal('table_code_unknown');
    if (isSpokenCode(code)) throw new Refusal('table_code_spoken');
    const attempt = guess(code, ip);
    const table = await readTableByCode(database, code, clock() - SESSION_MS);
    if (!table) {
      remembered.delete(code);
      if (await venueOfReplaced(database, code)) throw new Refusal('table_code_replaced');
      throw new Refusal('table_code_unknown');
    }
    attempt?.forgive();
    if (table.isRetired) throw new Refusal('table_code_replaced');
    const closed = closedBecause(table, mode);
    if (closed) throw new Refusal(closed);
    if (table.byPrintedCode) remembered.set(code, table);
    return table;
  };

  /** Opens a session at the table as it was read; null when it is another now. */
  const create = async (
    table: ScannedTable,
    noVisitBefore: number | null,
    mode: 'scan' | 'preview',
    phone: Phone,
    deviceToken: string,
  ): Promise<Opened | null> => {
    const { tableId, venueId, stamp } = table;
    const venue = await venues.get(venueId, table.revision);
    const language = firstLanguage({
      selected: null,
      browser: phone.languages,
      main: venue.settings.mainLanguage,
      offered: venue.settings.languages,
    });
    const now = clock();
    const id = randomUUID();
    const token = sessionTokenOf(deviceToken, id);
    const shared = mode === 'scan' && isShared(table.orderType);
    const session = {
      id,
      tokenHash: hashOfToken(token),
      deviceHash: hashOfToken(deviceToken),
      venueId,
      tableId,
      mode,
      language,
      createdAt: now,
      expiresAt: now + SESSION_MS,
      pin: shared ? pinFor(venue) : null,
      kioskDevice: kioskAt(table, mode, phone)?.id ?? null,
      sharesCart: flagsAt(venue.settings, table.flagOverrides).has('shared-cart'),
      hallBasket: shared ? null : (phone.hallBasket ?? null),
    };
    const isOpen = await insertSession(database, shared, session, { stamp, noVisitBefore });
    return isOpen ? { token, deviceToken, tableId, venueId, isNew: true } : null;
  };

  /** A new session at a table that was just read, which is read again when it changed meanwhile. */
  const openAnew = async (
    code: string,
    first: ScannedTable,
    mode: 'scan' | 'preview',
    phone: Phone,
    deviceToken: string,
  ): Promise<Opened> => {
    let table = first;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      if (attempt > 0) table = await find(code, mode, phone.ip);
      if (table.hasOldVisit) await closeExpiredParties({ database }, clock(), table.tableId);
      const opened = await create(table, null, mode, phone, deviceToken);
      if (opened) return opened;
    }
    throw new Refusal('unavailable');
  };

  return {
    resolve: (code, ip) => find(code, 'scan', ip),
    venueOf: async code =>
      (await readTableByCode(database, code, clock()))?.venueId ?? (await venueOfReplaced(database, code)),
    open: async (code, mode, phone) => {
      const known = ownDeviceSecret(parts, phone.deviceToken);
      // A phone without a device cookie has no session to come back to: at a code that was scanned before, one statement.
      const seen = known === null ? remembered.get(code) : undefined;
      if (seen && closedBecause(seen, mode) === null) {
        guess(code, phone.ip)?.forgive();
        countSession(limits, phone.ip);
        const opened = await create(seen, clock() - SESSION_MS, mode, phone, newDeviceSecret(parts));
        if (opened) return opened;
      }
      const table = await find(code, mode, phone.ip);
      const { tableId, venueId } = table;
      // At a kiosk each scan is another guest: what the one before left is over. KIOSK-09.
      const kiosk = kioskAt(table, mode, phone);
      if (known && kiosk) await endKioskSessions(database, kiosk.id, clock());
      const live =
        !kiosk && known && (await readLiveSession(database, hashOfToken(known), tableId, mode, clock()));
      if (known && live) {
        // Whoever looks anew sees what is saved, not what was once tried out.
        if (mode === 'preview') await forgetPreview(database.run, live);
        return { token: sessionTokenOf(known, live), deviceToken: known, tableId, venueId, isNew: false };
      }
      countSession(limits, phone.ip);
      return openAnew(code, table, mode, phone, known ?? newDeviceSecret(parts));
    },
  };
};
