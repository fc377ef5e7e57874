import { setPriority } from 'node:os';
import { Refusal } from '@tableside/contract';
import sharp from 'sharp';
import { JOBS } from './jobs.ts';
import type { Answered, Asked } from './message.ts';

/** Below the server and its database: guests are answered first, on few cores too. */
const PRIORITY = 5;

setPriority(PRIORITY);
sharp.concurrency(1);
sharp.cache(false);

const answerTo = async ({ name, input }: Asked): Promise<Answered> => {
  try {
    // The server asks with the input that the job takes: its types see to it.
    return { value: await (JOBS[name] as (input: unknown) => Promise<unknown>)(input) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code, details: error.details };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

process.on('message', (asked: Asked) => {
  void answerTo(asked).then(answer => process.send?.(answer));
});
process.once('disconnect', () => process.exit());
