import { type TestServer, testServer } from '@tableside/testkit/server/server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobRunner, type Job } from './runner.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const runnerOf = (jobs: Job[]) => createJobRunner(jobs, server.deps);

describe('jobs', () => {
  it('run on one of several servers at a time', async () => {
    const gate = Promise.withResolvers<void>();
    const entered = Promise.withResolvers<void>();
    const ran: string[] = [];
    const job = (who: string, work: () => Promise<void>): Job => ({
      name: 'only-one',
      everySeconds: 60,
      run: async () => {
        ran.push(who);
        await work();
      },
    });
    const first = runnerOf([
      job('first', async () => {
        entered.resolve();
        await gate.promise;
      }),
    ]);
    const second = runnerOf([job('second', async () => undefined)]);
    const running = first.runNow('only-one');
    await entered.promise;
    await second.runNow('only-one');
    gate.resolve();
    await running;
    expect(ran).toEqual(['first']);
    await second.runNow('only-one');
    expect(ran).toEqual(['first', 'second']);
  });

  it('are all done when all of them come at the same moment, each with a connection of its own for its lock', async () => {
    const done: string[] = [];
    const names = Array.from({ length: 2 * server.deps.database.pool.options.max }, (_, at) => `job ${at}`);
    const runner = runnerOf(
      names.map(name => ({
        name,
        everySeconds: 60,
        run: async () => {
          await server.deps.database.run('test-of-jobs', 'select 1', []);
          done.push(name);
        },
      })),
    );
    await Promise.all(names.map(name => runner.runNow(name)));
    expect(done.toSorted()).toEqual(names.toSorted());
  });

  it('go on after a failure', async () => {
    let rounds = 0;
    const runner = runnerOf([
      {
        name: 'fails-once',
        everySeconds: 60,
        run: async () => {
          rounds += 1;
          if (rounds === 1) throw new Error('no luck');
        },
      },
    ]);
    await runner.runNow('fails-once');
    await runner.runNow('fails-once');
    expect(rounds).toBe(2);
  });

  it('are waited for when the server stops', async () => {
    const gate = Promise.withResolvers<void>();
    let done = false;
    const runner = runnerOf([
      {
        name: 'slow',
        everySeconds: 60,
        onEveryServer: true,
        run: async () => {
          await gate.promise;
          done = true;
        },
      },
    ]);
    void runner.runNow('slow');
    const stopped = runner.stop();
    gate.resolve();
    await stopped;
    expect(done).toBe(true);
  });
});
