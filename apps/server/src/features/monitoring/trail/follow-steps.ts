import type { Deps } from '../../../deps.ts';
import { hearSteps } from '../../../steps.ts';
import { logStep } from './log-steps.ts';
import { tracesOf } from './traces.ts';

/**
 * Follows what this process does with orders, payments, webhooks and papers: a line of the log for each step, and spans where a
 * collector is named. The answer ends it.
 */
export const followSteps = async (
  { log, env }: Pick<Deps, 'log' | 'env'>,
  version: string,
): Promise<() => Promise<void>> => {
  const traces = await tracesOf(env, version);
  const isLogged = ['trace', 'debug', 'info'].includes(log.level);
  if (!isLogged && !traces) return async () => undefined;
  const stop = hearSteps(step => {
    if (isLogged) logStep(log, step);
    traces?.add(step);
  });
  return async () => {
    stop();
    await traces?.close();
  };
};
