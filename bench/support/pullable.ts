import { connect, createServer, type Socket } from 'node:net';

/** A cable to a port of this machine that can be pulled out, or go silent as a radio does. */
export const pullable = async (to: number) => {
  let standing: 'whole' | 'silent' | 'pulled' = 'whole';
  const ends = new Set<Socket>();
  const endAll = (): void => {
    for (const end of ends) end.destroy();
  };
  const server = createServer(near => {
    near.on('error', () => undefined);
    if (standing === 'pulled') return void near.destroy();
    const far = connect(to, '127.0.0.1');
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end);
      end.on('error', () => undefined);
      end.on('data', chunk => {
        if (standing === 'whole') other.write(chunk);
      });
      end.on('close', () => {
        ends.delete(end);
        other.destroy();
      });
    }
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    pull: () => {
      standing = 'pulled';
      endAll();
    },
    silence: () => {
      standing = 'silent';
    },
    /** What was under way in the silence is lost. */
    mend: () => {
      endAll();
      standing = 'whole';
    },
    close: () => {
      server.close();
      endAll();
    },
  };
};
