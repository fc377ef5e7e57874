import { join } from 'node:path';
import type { FileAnswers } from '@tableside/contract/http/shared/menu-exchange';
import type { Deps } from '../../deps.ts';
import type { Upload } from '../../http/body/upload.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { editorOf, readDraft, refuseIfNewer, replaceDraft } from '../menu-editor/index.ts';
import { keepColumns, knownColumns } from './known-columns.ts';
import { readingOf } from './reading.ts';

type Parts = Pick<Deps, 'database' | 'venues' | 'clock' | 'env' | 'workshop'>;

/** The draft as it is now, and all that laying a file over it takes. */
const laidOver = async (deps: Parts, venueId: string, { path }: Upload, answers: FileAnswers) => {
  const venue = await deps.venues.get(venueId);
  const draft = await deps.database.transaction(run => readDraft(run, venueId));
  const { document, mainLanguage } = draft;
  const mediaDir = join(deps.env.dataDir, 'media');
  return { draft, asked: { path, mediaDir, answers, reading: readingOf(venue), document, mainLanguage } };
};

/** What a file would do to the draft; nothing is written but the draft that is begun where there is none. */
export const previewMenu =
  (deps: Parts): Handler<'POST /console/{venue}/menu-exchange/preview'> =>
  async ({ staff: { venueId }, file, body: { answers = {} } }) => {
    const { draft, asked } = await laidOver(deps, venueId, file, answers);
    const { revision } = draft;
    const shown = await deps.workshop.run('menu-preview', asked);
    const known = answers.columns ? null : await knownColumns(deps.database.run, venueId, shown.asked);
    if (!known) return { revision, ...shown, remembered: false };
    const again = { ...asked, answers: { ...answers, columns: [...known] } };
    return { revision, ...(await deps.workshop.run('menu-preview', again)), remembered: true };
  };

/** Takes into the draft what the preview showed. Refuses menu_draft_changed where that was of another draft. */
export const importMenu =
  (deps: Parts): Handler<'POST /console/{venue}/menu-exchange/import'> =>
  async ({ staff, file, body: { revision, leave, answers = {} } }) => {
    const { venueId } = staff;
    const { draft, asked } = await laidOver(deps, venueId, file, answers);
    refuseIfNewer(draft, revision);
    // No draft is locked while the work is done: whoever changed it meanwhile is noticed afterwards.
    const { document, changes, columns } = await deps.workshop.run('menu-import', { ...asked, leave });
    if (changes === 0) return { revision, changes };
    return deps.database.transaction(async run => {
      if (answers.columns) await keepColumns(run, venueId, { columns }, answers.columns);
      refuseIfNewer(await readDraft(run, venueId), revision);
      const next = await replaceDraft(run, venueId, document, editorOf(deps, staff));
      return { revision: next.revision, changes };
    });
  };
