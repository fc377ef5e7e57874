import type { VenueSettings } from '@tableside/domain/venue';
import type { Run } from '../../database/database.ts';

/** What one preview session is shown in the place of what the venue chose. */
export const writePreview = async (
  run: Run,
  sessionId: string,
  settings: Partial<VenueSettings>,
): Promise<void> => {
  await run(
    'preview-write',
    `insert into preview_settings (session_id, settings) values ($1, $2)
     on conflict (session_id) do update set settings = excluded.settings`,
    [sessionId, JSON.stringify(settings)],
  );
};

export const readPreview = async (run: Run, sessionId: string): Promise<Partial<VenueSettings>> => {
  const [row] = await run<{ settings: Partial<VenueSettings> }>(
    'preview-read',
    'select settings from preview_settings where session_id = $1',
    [sessionId],
  );
  return row?.settings ?? {};
};

export const forgetPreview = async (run: Run, sessionId: string): Promise<void> => {
  await run('preview-forget', 'delete from preview_settings where session_id = $1', [sessionId]);
};
