import type { ScanStatus, TableType, VenueOrderStatus } from '@tableside/domain/venue';
import type { StoredCartLine } from '../database/schema.ts';

/** The cart that the session fills and what is counted at its venue, as they were when the session was proven. */
export type ProvenCart = {
  /** 0: never touched. */
  readonly revision: number;
  readonly lines: readonly StoredCartLine[];
  readonly couponCode: string | null;
  /** What is left, by `kind:id`; everything else is plenty. */
  readonly stock: Readonly<Record<string, number>>;
};

/**
 * A guest's proven session: the token in the path was known, alive, and opened by the device that sends the cookie.
 * Read in one statement per request; the venue's settings come from the venue cache by `venueId` and `venueRevision`.
 */
export type GuestSession = {
  readonly sessionId: string;
  /** The raw token of this request, for wire names such as `session_orders_{session}`; never stored, never logged. */
  readonly token: string;
  readonly venueId: string;
  readonly visitId: string;
  readonly guestIndex: number;
  /** The party whose cart this phone fills with others; null: it has its own. ADR 0022. */
  readonly sharedCart: string | null;
  readonly mode: 'scan' | 'preview';
  readonly language: string;
  readonly phoneNumber: string | null;
  /** The enrolled device of a kiosk that opened the session, while it is one; null: a phone. ADR 0038. */
  readonly kioskDevice: string | null;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  readonly table: {
    readonly id: string;
    readonly name: string;
    readonly orderType: TableType;
    readonly ordersDisabled: boolean;
    readonly payDisabled: boolean;
    readonly code: string;
    readonly shortCode: string;
    readonly flagOverrides: Readonly<Record<string, boolean>>;
  };
  readonly venue: {
    readonly slug: string;
    readonly name: string;
    readonly revision: number;
    readonly scanStatus: ScanStatus;
    readonly orderStatus: VenueOrderStatus | null;
    readonly rushModeWaitMinutes: number | null;
    readonly isWorkingHours: boolean;
    readonly menuVersion: number;
  };
  /** Read with the session, because most calls are about the cart; a change names its revision (ADR 0004). */
  readonly cart: ProvenCart;
  /** Another one whenever the rows of the session, its table or its venue were written to since. */
  readonly stamp: string;
  /**
   * The hash of the cookie of guests' accounts that came with this request: what loyalty asks by, and nothing else. Of the
   * request, never of the session. ADR 0033.
   */
  readonly signIn?: Buffer | null;
  /**
   * True for a session from memory, which only handlers marked by `verifiesSession` are given: so it was when it was last
   * looked at, and the handler's own statement must prove that it still is so. ADR 0008.
   */
  readonly remembered: boolean;
};

/** Which cart a phone fills: everything that reads or writes a cart asks here. ADR 0022. */
export const cartIdOf = (guest: Pick<GuestSession, 'sessionId' | 'sharedCart'>): string =>
  guest.sharedCart ?? guest.sessionId;

/** What was taken for granted of a remembered session is no longer so: it must be proven, and the call made again. */
export class OutdatedSession extends Error {
  constructor() {
    super('the session changed since it was remembered');
  }
}
