import { ERROR_LIMITS } from '@tableside/domain/browser-errors';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { Empty } from './shared.ts';

const { name, message, stack, route, release, steps } = ERROR_LIMITS;

/** An error in a guest's or staff's browser. Nothing says whose: it is cleaned where it happened, and again here. */
export const BrowserError = z.strictObject({
  app: z.enum(['guest', 'console']),
  name: z
    .string()
    .regex(/^[A-Za-z]+$/)
    .max(name),
  message: z.string().max(message),
  stack: z.string().max(stack),
  /** The name of the screen, never its address. */
  route: z
    .string()
    .regex(/^[A-Za-z-]*$/)
    .max(route),
  /** The script that the page began with: its name changes with each build. */
  release: z
    .string()
    .regex(/^[\w.-]*$/)
    .max(release),
  /** What the page had called before, where this error was chosen for that. */
  steps: z
    .array(z.strictObject({ call: z.string().max(120), status: z.number().int().min(0).max(999) }))
    .max(steps),
});
export type BrowserError = z.infer<typeof BrowserError>;

export const browserErrorCalls = calls({
  'POST /errors': {
    summary:
      'An error in a browser, for whoever watches the server: its name, message and stack without addresses, tokens or what was typed; never whose. MONITOR-02, APP-13.',
    access: 'public',
    body: BrowserError,
    response: Empty,
  },
});
