import type { BrowserError } from '@tableside/contract/http/shared/browser-errors';
import { cleanMessage, cleanStack, cleanSteps } from '@tableside/domain/browser-errors';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import type { Rule } from '../limits/index.ts';
import type { Monitor } from './monitor.ts';

/** A dining room shares an address; more than that is no error but somebody who writes. Of all, since a log fills a disk. */
const OF_ADDRESS: Rule = { limit: 30, seconds: 600 };
const OF_ALL: Rule = { limit: 300, seconds: 600 };

/** Cleaned again: what a browser of ours leaves out, somebody else may send. */
const cleaned = (error: BrowserError): BrowserError => ({
  ...error,
  message: cleanMessage(error.message, error.name),
  stack: cleanStack(error.stack),
  steps: cleanSteps(error.steps),
});

/** What breaks in the browsers of guests and staff, told as what breaks here. MONITOR-02, APP-13. */
export const browserErrorHandlers = (
  { limits, log, clock }: Pick<Deps, 'limits' | 'log' | 'clock'>,
  monitor: Monitor | null,
): Handlers<'POST /errors'> => ({
  'POST /errors': async ({ body, meta }) => {
    limits.take('browser-errors', meta.ip, OF_ADDRESS);
    limits.take('browser-errors', 'all', OF_ALL);
    const error = cleaned(body);
    log.warn({ browser: error }, 'an error in a browser');
    monitor?.failedElsewhere(error, clock());
    return {};
  },
});
