import type { MenuChangeView } from '@tableside/contract/http/console-menu';
import { MOST_PROBLEMS } from '@tableside/contract/http/menu-exchange';
import { changesBetween, type MenuChange } from '@tableside/domain/menu-edit';
import { mergeMenu } from '@tableside/domain/menu-exchange';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/handler.ts';
import { editorOf, readDraft, refuseIfNewer, replaceDraft } from '../menu-editor/index.ts';
import { readContent, readingOf } from './read-content.ts';

type Parts = Pick<Deps, 'database' | 'venues' | 'clock' | 'env'>;

/** A change as it travels. */
const viewOf = (change: MenuChange): MenuChangeView => ({
  ...change,
  fields: [...change.fields],
  prices: [...change.prices],
});

/** What a file would do to the draft; nothing is written but the draft that is begun where there is none. */
export const previewMenu =
  (deps: Parts): Handler<'POST /console/{venue}/menu-exchange/preview'> =>
  async ({ staff: { venueId }, file }) => {
    const venue = await deps.venues.get(venueId);
    const { format, menu } = await readContent(deps, file, venue);
    const draft = await deps.database.transaction(run => readDraft(run, venueId));
    const { document, items, problems } = mergeMenu(draft.document, menu, {
      ...readingOf(venue),
      main: draft.mainLanguage,
    });
    const changes = changesBetween(draft.document, document);
    const changed = new Set(changes.flatMap(({ what, id }) => (what === 'item' ? [id] : [])));
    return {
      format,
      revision: draft.revision,
      changes: changes.map(viewOf),
      same: items.filter(id => !changed.has(id)).length,
      problems: problems.slice(0, MOST_PROBLEMS),
      problem_count: problems.length,
      main_language: draft.mainLanguage,
    };
  };

/** Takes into the draft what the preview showed. Refuses menu_draft_changed where that was of another draft. */
export const importMenu =
  (deps: Parts): Handler<'POST /console/{venue}/menu-exchange/import'> =>
  async ({ staff, file, body: { revision, leave } }) => {
    const { venueId } = staff;
    const venue = await deps.venues.get(venueId);
    const { menu } = await readContent(deps, file, venue);
    return deps.database.transaction(async run => {
      const draft = await readDraft(run, venueId);
      refuseIfNewer(draft, revision);
      const { document } = mergeMenu(
        draft.document,
        menu,
        { ...readingOf(venue), main: draft.mainLanguage },
        new Set(leave),
      );
      const changes = changesBetween(draft.document, document).length;
      if (changes === 0) return { revision, changes };
      const next = await replaceDraft(run, venueId, document, editorOf(deps, staff));
      return { revision: next.revision, changes };
    });
  };
