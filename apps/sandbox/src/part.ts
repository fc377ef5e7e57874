import type { FastifyInstance } from 'fastify';
import type { Steered } from './steered.ts';
import type { SandboxContext } from './world.ts';

/** A piece of the outside world that takes no payments: mail, SMS, the till. */
export type Part = Steered & {
  /** Name on the steering page; the page itself is at `/<id>`. */
  readonly title: string;
  readonly about: string;
  readonly mount: (scope: FastifyInstance) => void;
  /** Opens sockets of its own; answers with the SMTP port where it has one. */
  readonly listen?: () => Promise<{ readonly smtpPort?: number }>;
  readonly close?: () => Promise<void>;
  readonly reset: () => void;
};

export type OpenPart = (world: SandboxContext) => Part;
