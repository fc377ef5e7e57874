import { ApiFailure } from '@tableside/contract/client';
import type { PrintKind } from '@tableside/domain/codes';
import { saveFile } from './save-file.ts';

/** Drawing hundreds of signs takes a slow server a while. Milliseconds. */
const TIMEOUT_MS = 60_000;

type Wanted = {
  readonly as: PrintKind;
  /** What the file is called, without its ending. */
  readonly name: string;
} & ({ readonly tables: readonly string[] } | { readonly court: string });

const KNOWN = ['table_not_found', 'food_court_not_found', 'not_signed_in'] as const;

/** Has signs of tables or of a food court drawn and saves them as a file. Throws as the typed client does. */
export const downloadSigns = async (venueId: string, wanted: Wanted): Promise<void> => {
  const ofCourt = 'court' in wanted;
  const address = ofCourt
    ? `/api/console/${encodeURIComponent(venueId)}/food-courts/${encodeURIComponent(wanted.court)}/print`
    : `/api/console/${encodeURIComponent(venueId)}/codes/print`;
  let answer: Response;
  try {
    answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify({ ...(!ofCourt && { tables: wanted.tables }), as: wanted.as }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    throw new ApiFailure('offline', 0, String(cause));
  }
  if (!answer.ok) {
    const told: unknown = await answer.json().catch(() => null);
    const code = typeof told === 'object' && told !== null && 'code' in told ? told.code : null;
    throw new ApiFailure(
      KNOWN.find(each => each === code) ?? 'server_error',
      answer.status,
      answer.statusText,
    );
  }
  const ending = wanted.as === 'png' || wanted.as === 'svg' ? wanted.as : 'pdf';
  saveFile(await answer.blob(), `${wanted.name}.${ending}`);
};
