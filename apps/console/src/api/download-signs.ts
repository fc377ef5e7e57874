import { ApiFailure } from '@tableside/contract/client';
import type { PrintKind } from '@tableside/domain/codes';
import { saveFile } from './save-file.ts';

/** Drawing hundreds of signs takes a slow server a while. Milliseconds. */
const PATIENCE_MS = 60_000;

/** Has signs drawn and saves them as a file. Throws as the typed client does. */
export const downloadSigns = async (
  venueId: string,
  wanted: { readonly tables: readonly string[]; readonly as: PrintKind; readonly name: string },
): Promise<void> => {
  let answer: Response;
  try {
    answer = await fetch(`/api/console/${encodeURIComponent(venueId)}/codes/print`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify({ tables: wanted.tables, as: wanted.as }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (cause) {
    throw new ApiFailure('offline', 0, String(cause));
  }
  if (!answer.ok) {
    const told: unknown = await answer.json().catch(() => null);
    const code = typeof told === 'object' && told !== null && 'code' in told ? told.code : null;
    throw new ApiFailure(
      code === 'table_not_found' || code === 'not_signed_in' ? code : 'server_error',
      answer.status,
      answer.statusText,
    );
  }
  const ending = wanted.as === 'png' || wanted.as === 'svg' ? wanted.as : 'pdf';
  saveFile(await answer.blob(), `${wanted.name}.${ending}`);
};
