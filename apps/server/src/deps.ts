import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/database.ts';
import type { Env } from './env.ts';
import type { Limits } from './features/limits/index.ts';
import type { MailOffice } from './features/mail/index.ts';
import type { MenuPublisher, MenuReader } from './features/menu/index.ts';
import type { PaymentParts } from './features/payments/index.ts';
import type { GuestSessions } from './features/sessions/index.ts';
import type { SmsOffice } from './features/sms/index.ts';
import type { VenueReader } from './features/venues/index.ts';
import type { Workshop } from './workshop/index.ts';

/** Now, in epoch milliseconds. Features ask this one, so that tests can set the time. */
export type Clock = () => number;

export type Log = FastifyBaseLogger;

/** What every feature's `xxxHandlers(deps)` and `xxxJobs(deps)` may use; made once in composition.ts. */
export type Deps = PaymentParts & {
  readonly env: Env;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly venues: VenueReader;
  readonly menus: MenuReader;
  /** Call `republish` after a commit that changed what is in stock. */
  readonly menuPublisher: MenuPublisher;
  /** For calls that carry the session in their body; the others get `guest` from the mount. */
  readonly sessions: GuestSessions;
  /** For work that would keep guests waiting. */
  readonly workshop: Workshop;
  /** For tries that a call's own limits do not see, such as passwords per account. */
  readonly limits: Limits;
  /** Whether and how mail leaves; mails themselves are queued by `queueMail`. */
  readonly mail: MailOffice;
  /** Whether and how text messages leave; what guests are told goes by `queueGuestNews`. */
  readonly sms: SmsOffice;
};
