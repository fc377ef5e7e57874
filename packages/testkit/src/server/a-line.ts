import { connect, createServer, type Socket } from 'node:net';

/** A way to somebody who listens, which can be pulled out or go silent as a network does. */
export type TestLine = {
  readonly port: number;
  /** Nothing passes in either direction, and nobody is told. */
  readonly silence: () => void;
  /** Answers are swallowed; what is asked gets there. */
  readonly swallowAnswers: () => void;
  /** Every connection ends, and new ones too. */
  readonly pull: () => void;
  /** Connections from now on are whole; those before are gone. */
  readonly mend: () => void;
  readonly close: () => Promise<void>;
};

export const aLine = async (to: number): Promise<TestLine> => {
  let standing: 'whole' | 'silent' | 'deaf' | 'pulled' = 'whole';
  const ends = new Set<Socket>();
  const endAll = (): void => {
    for (const end of ends) end.destroy();
  };
  const server = createServer(near => {
    near.on('error', () => undefined);
    if (standing === 'pulled') return void near.destroy();
    const far = connect(to, '127.0.0.1');
    far.on('error', () => undefined);
    for (const [end, other, passes] of [
      [near, far, () => standing === 'whole' || standing === 'deaf'],
      [far, near, () => standing === 'whole'],
    ] as const) {
      ends.add(end);
      end.on('data', chunk => {
        if (passes()) other.write(chunk);
      });
      end.on('close', () => {
        ends.delete(end);
        if (standing === 'whole') other.destroy();
      });
    }
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    silence: () => {
      standing = 'silent';
    },
    swallowAnswers: () => {
      standing = 'deaf';
    },
    pull: () => {
      standing = 'pulled';
      endAll();
    },
    mend: () => {
      endAll();
      standing = 'whole';
    },
    close: () =>
      new Promise(done => {
        server.close(() => done());
        endAll();
      }),
  };
};
