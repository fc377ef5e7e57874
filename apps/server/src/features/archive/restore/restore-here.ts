import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@tableside/contract';
import type { CallAnswer } from '@tableside/contract/client';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import type { Handler, Handlers } from '../../../http/mount/handler.ts';
import { staffAddress } from '../../../http/network/own-address.ts';
import { holdSetupCode } from '../../setup/index.ts';
import { usableAccountOf } from '../../staff/index.ts';
import { mailInvitation } from '../../team/index.ts';
import { followHours } from '../../venues/index.ts';
import type { ArchiveUploads, Incoming } from './incoming.ts';
import { openArchive } from './open-archive.ts';
import { ArchiveProblem } from './problem.ts';
import { type OwnAccount, type Restored, restoreArchive } from './restore.ts';
import type { Handed } from './restore-people.ts';

/** Archives that may be begun by everybody together: each takes the place of the one before. */
const BEGINNINGS = { limit: 20, seconds: 600 } as const;

type Shown = NonNullable<CallAnswer<'GET /console/setup/archive/{upload}'>['restored']>;

const proveFree = async (run: Run, email: string): Promise<void> => {
  if (await usableAccountOf(run, email)) throw new Refusal('email_taken');
};

const incoming = (landing: ArchiveUploads, deps: Deps, id: string): Incoming => {
  const found = landing.get(id, deps.clock());
  if (!found) throw new Refusal('not_found');
  return found;
};

const begin =
  (deps: Deps, landing: ArchiveUploads): Handler<'POST /console/setup/archive'> =>
  async ({ body: { email, bytes } }) => {
    deps.limits.take('restore', 'everybody', BEGINNINGS);
    await proveFree(deps.database.run, email);
    const begun = await landing.begin(bytes, deps.clock());
    if (!begun) throw new Refusal('setup_closed');
    return { upload: begun.id };
  };

const takePiece =
  (deps: Deps, landing: ArchiveUploads): Handler<'POST /console/setup/archive/{upload}/piece'> =>
  async ({ params, query, file: { path, bytes } }) => {
    const file = incoming(landing, deps, params.upload);
    const at = Number(query.at);
    const fits = file.view.state === 'receiving' && at <= file.received && at + bytes <= file.bytes;
    if (!fits) throw new Refusal('not_found');
    await file.file.write(await readFile(path), 0, bytes, at);
    file.received = Math.max(file.received, at + bytes);
    return { received: file.received };
  };

/** A letter to each, where mail is set up; who gets none is handed their link. */
const invite = (
  deps: Deps,
  { venue, invitations }: Restored,
  by: string,
  site: string,
): Promise<Shown['invitations']> => {
  const one = (each: Handed): Promise<boolean> =>
    deps.database
      .transaction(run =>
        mailInvitation(deps, run, { ...each, venueId: venue.id }, { by, code: each.code, site }),
      )
      .catch(() => false);
  return Promise.all(invitations.map(async each => ({ ...each, mailed: await one(each) })));
};

type Asked = { readonly code: string; readonly owner: OwnAccount; readonly site: string };

/** Works until it is done or refused, and says so where it is asked. Never throws. */
const work = async (deps: Deps, file: Incoming, { code, owner, site }: Asked): Promise<void> => {
  const { database, clock, env, log } = deps;
  const say = (view: Partial<Incoming['view']>): void => {
    file.view = { ...file.view, ...view };
  };
  try {
    const done = await restoreArchive(await openArchive(file.file), {
      database,
      clock,
      mediaDir: join(env.dataDir, 'media'),
      owner: null,
      account: owner,
      admit: run => holdSetupCode(run, code),
      report: say,
    });
    await followHours(deps, done.venue.id);
    const invitations = await invite(deps, done, owner.name, site);
    deps.mail.hurry();
    const { venue, pictures, openPayments, openRefunds } = done;
    const counts = { pictures, open_payments: openPayments, open_refunds: openRefunds };
    say({
      state: 'done',
      restored: { venue: venue.slug, venue_name: venue.name, ...counts, invitations },
    });
  } catch (err) {
    if (err instanceof ArchiveProblem) return say({ state: 'refused', problems: [...err.faults] });
    if (!(err instanceof Refusal)) log.error({ err }, 'an archive was not restored');
    say({ state: 'failed' });
  }
};

const restore =
  (deps: Deps, landing: ArchiveUploads): Handler<'POST /console/setup/archive/{upload}/restore'> =>
  async ({ params, setupCode: code, body: { owner }, meta }) => {
    deps.limits.take('restore', 'everybody', BEGINNINGS);
    await proveFree(deps.database.run, owner.email);
    const file = incoming(landing, deps, params.upload);
    if (file.view.state !== 'receiving') return {};
    if (file.received < file.bytes) throw new Refusal('not_found');
    file.view = { ...file.view, state: 'checking' };
    void work(deps, file, { code, owner, site: staffAddress(deps.env, meta) });
    return {};
  };

type Keys =
  | 'GET /console/setup/archive/{upload}'
  | `POST /console/setup/archive${'' | '/{upload}/piece' | '/{upload}/restore'}`;

/** An empty installation becomes the venue of an archive, for whoever holds its code. ADR 0026. */
export const restoreHandlers = (deps: Deps, landing: ArchiveUploads): Handlers<Keys> => ({
  'POST /console/setup/archive': begin(deps, landing),
  'POST /console/setup/archive/{upload}/piece': takePiece(deps, landing),
  'POST /console/setup/archive/{upload}/restore': restore(deps, landing),
  'GET /console/setup/archive/{upload}': async ({ params }) => {
    const { bytes, received, view } = incoming(landing, deps, params.upload);
    return { bytes, received, ...view };
  },
});
