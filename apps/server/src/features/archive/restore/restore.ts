import type { ArchiveFault } from '@tableside/contract/http/admin/restore';
import type { Database, Run } from '../../../database/database.ts';
import type { Clock } from '../../../deps.ts';
import { checkBooks, FIRST_HASH, headOfChain, raiseAlert } from '../../ledger/index.ts';
import { republishMenu } from '../../menu/index.ts';
import { closeSetup } from '../../setup/index.ts';
import { createStaff, noteBySystem } from '../../staff/index.ts';
import type { Manifest } from '../format.ts';
import type { Part } from '../parts/part.ts';
import { PARTS } from '../parts/parts.ts';
import { readSums } from '../write/read-store.ts';
import { type Claims, checkArchive } from './check-archive.ts';
import { clashesOf, lockRestoring } from './clash-store.ts';
import { fault } from './fault.ts';
import { type Archive, linesOf } from './open-archive.ts';
import { ArchiveProblem } from './problem.ts';
import { refusalOf } from './refusal-words.ts';
import { bringPeople, type Handed } from './restore-people.ts';
import { restorePictures } from './restore-pictures.ts';
import {
  beginRestore,
  doubtOpenPayments,
  forgetSealed,
  raiseNumbers,
  restoreLines,
  restoreStaged,
  settleConstraints,
  stageLines,
  waitWithRefunds,
} from './restore-store.ts';

/** Lines of one statement. */
const PAGE = 500;
/** A refund on its way waits for the provider's keys to be entered; afterwards it is a person's. */
const REFUNDS_WAIT_MS = 24 * 60 * 60_000;
const MAX_DIFFERENCES = 20;

export type RestoreTo = {
  readonly database: Database;
  readonly clock: Clock;
  readonly mediaDir: string;
  /** Somebody to be invited as owner, beside the owners in the archive. */
  readonly owner: string | null;
  /** Whose account is made with it, as owner: who is there already needs no invitation. */
  readonly account?: OwnAccount;
  /** Asked first, in the transaction of everything: throws who may not. */
  readonly admit?: (run: Run) => Promise<unknown>;
  /** Hears how far it is. */
  readonly report?: (progress: RestoreProgress) => void;
};

export type OwnAccount = { readonly name: string; readonly email: string; readonly password: string };
export type RestoreProgress = {
  readonly state: 'checking' | 'writing';
  readonly records: number;
  readonly records_in_all: number;
};

export type Restored = {
  readonly venue: Manifest['venue'];
  readonly invitations: readonly Handed[];
  readonly lines: number;
  readonly pictures: number;
  /** Payments and refunds of which only their providers know how they stand. */
  readonly openPayments: number;
  readonly openRefunds: number;
};

const restorePart = async (
  run: Run,
  archive: Archive,
  part: Part,
  wrote: (lines: number) => void,
): Promise<string[]> => {
  const { manifest } = archive;
  const files = manifest.data.filter(file => file.part === part.file);
  const to = { venueId: manifest.venue.id, columns: files[0]?.columns ?? [] };
  const kept: string[] = [];
  for (const file of files) {
    for await (const lines of linesOf(archive, file, part.page ?? PAGE)) {
      if (part.file === 'staff') kept.push(...lines);
      else if (part.selfNaming) await stageLines(run, lines);
      else await restoreLines(run, part, lines, to);
      wrote(lines.length);
    }
  }
  if (part.selfNaming) await restoreStaged(run, part, to);
  return kept;
};

/** Whether what was written is what the archive says of itself. */
const compare = async (run: Run, { venue, sums, chain }: Manifest): Promise<void> => {
  const faults: ArchiveFault[] = [];
  const found = await readSums(run, venue.id);
  for (const currency of new Set([...Object.keys(sums), ...Object.keys(found)])) {
    if (JSON.stringify(flat(sums[currency])) !== JSON.stringify(flat(found[currency])))
      faults.push(fault('sums', { currency }));
  }
  const head = await headOfChain(run, venue.id);
  const hash = (head?.hash ?? FIRST_HASH).toString('hex');
  if ((head?.number ?? 0) !== chain.number || hash !== chain.hash) faults.push(fault('chain'));
  const differences = await checkBooks(run, venue.id);
  for (const { check, subject, expected, found } of differences.slice(0, MAX_DIFFERENCES)) {
    faults.push(fault('books', { check, subject, expected, found }));
  }
  if (faults.length > 0) throw new ArchiveProblem(faults);
};

const flat = (sums: Manifest['sums'][string] | undefined): unknown =>
  sums && [
    ...Object.entries({ ...sums, accounts: null }).sort(([a], [b]) => (a < b ? -1 : 1)),
    ...Object.entries(sums.accounts).sort(([a], [b]) => (a < b ? -1 : 1)),
  ];

/** What only a provider knows is said to be unknown, and to need a person. */
const markOpen = async (
  run: Run,
  venueId: string,
  now: number,
): Promise<Pick<Restored, 'openPayments' | 'openRefunds'>> => {
  const open = await doubtOpenPayments(run, venueId);
  for (const { id, status, total, provider } of open) {
    await raiseAlert(run, {
      venueId,
      paymentId: id,
      kind: 'payment_unresolved',
      dedupeKey: `payment_unresolved:${id}`,
      data: { status, total_minor: total, provider },
      now,
    });
  }
  const openRefunds = await waitWithRefunds(run, venueId, new Date(now + REFUNDS_WAIT_MS));
  return { openPayments: open.length, openRefunds };
};

const menuOf = async (archive: Archive): Promise<string | null> => {
  for (const file of archive.manifest.data.filter(({ part }) => part === 'menu')) {
    for await (const [line] of linesOf(archive, file, 1)) {
      if (line !== undefined) return String((JSON.parse(line) as { readonly id: unknown }).id);
    }
  }
  return null;
};

const linesIn = ({ manifest }: Archive): number => manifest.data.reduce((all, { lines }) => all + lines, 0);

/** Counts records as they pass and tells how many of all have. */
const progressOf = (archive: Archive, state: RestoreProgress['state'], report: RestoreTo['report']) => {
  const records_in_all = linesIn(archive);
  let records = 0;
  return (lines: number): void => {
    records += lines;
    report?.({ state, records, records_in_all });
  };
};

const write = async (
  run: Run,
  archive: Archive,
  claims: Claims,
  { clock, owner, account, admit, report }: RestoreTo,
): Promise<Omit<Restored, 'pictures'>> => {
  const { manifest } = archive;
  const { venue } = manifest;
  await lockRestoring(run);
  await admit?.(run);
  const clashes = await clashesOf(run, venue, claims);
  if (clashes.length > 0) throw new ArchiveProblem(clashes);
  await beginRestore(run);
  let people: string[] = [];
  const wrote = progressOf(archive, 'writing', report);
  for (const part of PARTS) {
    try {
      const kept = await restorePart(run, archive, part, wrote);
      if (part.file === 'staff') people = kept;
    } catch (error) {
      throw refusalOf(error, part.file);
    }
  }
  await forgetSealed(run, venue.id);
  await raiseNumbers(run);
  await compare(run, manifest);
  await settleConstraints(run).catch(error => Promise.reject(refusalOf(error, 'journal')));
  const document = await menuOf(archive);
  if (document !== null) await republishMenu(run, venue.id, document, clock());
  const invitations = await bringPeople(run, people, {
    venueId: venue.id,
    owner,
    present: account?.email ?? null,
    now: clock(),
  });
  if (account) await createStaff({ run }, { ...account, venueId: venue.id, role: 'owner' });
  const open = await markOpen(run, venue.id, clock());
  await closeSetup(run);
  const data = { made_at: manifest.made_at, address: manifest.address };
  await noteBySystem(run, venue.id, { action: 'archive-restore', subject: `venue:${venue.id}`, data });
  const lines = linesIn(archive);
  return { venue, invitations, lines, ...open };
};

/**
 * Brings a venue back from its archive, all of it or nothing: the whole archive is read and checked before anything is
 * written, and what was written is held against its sums, its chain and every invariant of the books before anybody sees
 * it. Ids and codes stay; a venue or code that is here already is refused. Throws {@link ArchiveProblem}.
 */
export const restoreArchive = async (archive: Archive, to: RestoreTo): Promise<Restored> => {
  const claims = await checkArchive(archive, progressOf(archive, 'checking', to.report));
  let undo: () => Promise<void> = async () => undefined;
  try {
    return await to.database.longTransaction(async run => {
      const done = await write(run, archive, claims, to);
      const stored = await restorePictures(archive, to.mediaDir);
      undo = stored.undo;
      return { ...done, pictures: stored.count };
    });
  } catch (error) {
    await undo();
    throw error;
  }
};
