import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import type { AllHandlers } from './http/mount/handler.ts';
import type { MountPorts } from './http/mount/mount.ts';
import type { Eraser } from './jobs/eraser.ts';
import type { Job } from './jobs/runner.ts';
import type { StoredEvent } from './realtime/index.ts';

/** A feature at work in one process. */
export type Running = {
  /** Calls of the contract that it answers. */
  readonly handlers?: Partial<AllHandlers>;
  /** What every call asks before its handler is asked: rights, limits, keys of repeated calls. */
  readonly ports?: Partial<MountPorts>;
  readonly jobs?: readonly Job[];
  /** Watches every answer of the server: called before any route is added. */
  readonly watch?: (app: FastifyInstance) => void;
  /** Adds routes that are no calls of the contract. */
  readonly mount?: (scope: FastifyInstance) => void | Promise<void>;
  /** Hears every event of every server, once, in order. */
  readonly hears?: (events: readonly StoredEvent[]) => void;
  /** Before anything of this process writes. */
  readonly prepare?: () => Promise<void>;
  /** Once events are heard, before jobs begin. */
  readonly start?: () => Promise<void>;
  /** Nothing new is begun from here on; jobs may still run. */
  readonly quiet?: () => void;
  /** After the last job; the database is still there. */
  readonly finish?: () => Promise<void>;
};

/**
 * What a feature is: everything that the house must know of it, in the `feature.ts` of its folder. Its place in the list of
 * features.ts is its floor. ADR 0030.
 */
export type Feature<R extends Running = Running> = {
  /** Its folder. */
  readonly name: string;
  /** Seams of lower features that it answers, by code that keeps no state. */
  readonly answers?: () => void;
  /** What of its tables goes by a period of the venue. */
  readonly erasers?: readonly Eraser[];
  /** What it and the features above it find in `deps`. Called once in a process, from the ground up. */
  readonly offers?: (deps: Deps) => Partial<Deps>;
  /** Called next. What features below and it itself offer is in `deps`; asking for more throws. */
  readonly make?: (deps: Deps) => R;
};

/** Keeps the calls that a feature answers in its type, so that features.ts can tell a call that nobody answers. */
export const feature = <R extends Running>(what: Feature<R>): Feature<R> => what;
