import { ApiFailure } from '@tableside/contract/client';
import type { PrintKind } from '@tableside/domain/codes';
import { saveFile } from './save-file.ts';

/** Drawing hundreds of signs takes a slow server a while. Milliseconds. */
const TIMEOUT_MS = 60_000;

/** One code: of a food court, or of a tip or donation card. */
export type OneSign = { readonly court: string } | { readonly card: string };
type Wanted = {
  readonly as: PrintKind;
  /** What the file is called, without its ending. */
  readonly name: string;
} & ({ readonly tables: readonly string[] } | OneSign);

const KNOWN = ['table_not_found', 'food_court_not_found', 'tip_card_unavailable', 'not_signed_in'] as const;

const addressOf = (venueId: string, wanted: Wanted): string => {
  const venue = encodeURIComponent(venueId);
  if ('court' in wanted) return `/api/console/${venue}/food-courts/${encodeURIComponent(wanted.court)}/print`;
  if ('card' in wanted) return `/api/console/${venue}/gifts/${encodeURIComponent(wanted.card)}/print`;
  return `/api/console/${venue}/codes/print`;
};

/** Has signs of tables, of a food court or of a card drawn and saves them as a file. Throws as the typed client does. */
export const downloadSigns = async (venueId: string, wanted: Wanted): Promise<void> => {
  const tables = 'tables' in wanted && { tables: wanted.tables };
  let answer: Response;
  try {
    answer = await fetch(addressOf(venueId, wanted), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify({ ...tables, as: wanted.as }),
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
