import type { RestoreView } from '@tableside/contract/http/admin/restore';
import { withSetupCode } from '@tableside/contract/setup-code';
import { call, isApiFailure } from '../../api/call.ts';

/** The contract's `PIECE_BYTES`, which is not worth its schemas here: as much as every proxy lets through at once. */
const PIECE_BYTES = 1024 * 1024;
/** How often a piece is tried that did not arrive, and the wait before. Milliseconds. */
const TRIES = 6;
const AGAIN_MS = 2_000;
/** How often it is asked how far the server is. */
const ASK_MS = 700;

const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

/** What comes of another try: the network was away, or the server had too much to do. */
const mayPass = (error: unknown): boolean =>
  isApiFailure(error) && ['offline', 'timeout', 'rate_limited', 'unavailable'].includes(error.code);

const again = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries >= TRIES || !mayPass(error)) throw error;
      await pause(AGAIN_MS);
    }
  }
};

export type OwnerAccount = { readonly name: string; readonly email: string; readonly password: string };

/**
 * Brings an archive to the server piece by piece, has it restored with the owner's account, and tells how far that is.
 * Answers when the server is done, or has said why not.
 */
export const sendArchive = async (
  file: File,
  { code, owner }: { readonly code: string; readonly owner: OwnerAccount },
  onProgress: (
    view: Pick<RestoreView, 'state' | 'bytes' | 'received' | 'records' | 'records_in_all'>,
  ) => void,
): Promise<RestoreView> => {
  const headers = withSetupCode(code);
  const body = { email: owner.email, bytes: file.size };
  const { upload } = await call('POST /console/setup/archive', { headers, body });
  const counts = { bytes: file.size, records: 0, records_in_all: 0 };
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const piece = file.slice(at, at + PIECE_BYTES, 'application/zip');
    const query = { at: String(at) };
    const { received } = await again(() =>
      call('POST /console/setup/archive/{upload}/piece', { upload, headers, query, body: piece }),
    );
    onProgress({ ...counts, state: 'receiving', received });
  }
  await again(() =>
    call('POST /console/setup/archive/{upload}/restore', { upload, headers, body: { owner } }),
  );
  for (;;) {
    const view = await again(() => call('GET /console/setup/archive/{upload}', { upload }));
    if (view.restored || view.state === 'refused' || view.state === 'failed') return view;
    onProgress(view);
    await pause(ASK_MS);
  }
};
