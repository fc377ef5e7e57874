import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';

const CHUNK = 256 * 1024;

/** A file that is read while it is written: who writes waits for the disk, never for who reads. */
export type StreamedFile = {
  readonly write: (chunk: Buffer) => Promise<void>;
  /** Nothing more comes; with an error, the reader fails too. */
  readonly end: (error?: Error) => void;
  readonly stream: Readable;
  /** The reader has gone. */
  readonly signal: AbortSignal;
};

/** Opens one in a folder. It has no name once the stream is closed, and none at all where the system allows it. */
export const openStreamedFile = async (folder: string): Promise<StreamedFile> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `archive-${randomBytes(8).toString('hex')}`);
  const file: FileHandle = await open(path, 'wx+', 0o600);
  // Gone with the process, however that ends. Elsewhere it is removed with the stream.
  await rm(path).catch(() => undefined);
  const gone = new AbortController();
  let [written, ended]: [number, boolean] = [0, false];
  let failure: Error | null = null;
  let wake: () => void = () => undefined;

  let at = 0;
  const pump = async (): Promise<void> => {
    while (at >= written && !ended && !gone.signal.aborted) {
      await new Promise<void>(done => {
        wake = done;
      });
    }
    if (gone.signal.aborted) return;
    if (failure) stream.destroy(failure);
    else if (at >= written) stream.push(null);
    else {
      const buffer = Buffer.allocUnsafe(Math.min(CHUNK, written - at));
      const { bytesRead } = await file.read(buffer, 0, buffer.length, at);
      at += bytesRead;
      stream.push(buffer.subarray(0, bytesRead));
    }
  };
  const stream: Readable = new Readable({
    read: () => {
      pump().catch((error: Error) => stream.destroy(error));
    },
    destroy: (error, done) => {
      gone.abort();
      wake();
      const tidy = file.close().finally(() => rm(path, { force: true }));
      tidy.then(
        () => done(error),
        () => done(error),
      );
    },
  });
  return {
    write: async chunk => {
      if (gone.signal.aborted) throw new Error('nobody reads the archive any more');
      let done = 0;
      while (done < chunk.length) {
        const { bytesWritten } = await file.write(chunk, done, chunk.length - done, written + done);
        done += bytesWritten;
      }
      written += chunk.length;
      wake();
    },
    end: error => {
      failure = error ?? null;
      ended = true;
      wake();
    },
    stream,
    signal: gone.signal,
  };
};
