import { Refusal } from '@tableside/contract';
import { checkMenu, priceChangesBetween, publishable, unpricedIn } from '@tableside/domain/menu-edit';
import { breather } from '../../breathe.ts';
import type { Deps } from '../../deps.ts';
import type { Handler } from '../../http/mount/handler.ts';
import { appendToOutbox } from '../../realtime/outbox.ts';
import { audit } from '../staff/index.ts';
import { openDraft } from './draft.ts';
import { changesOf, editorOf, refuseIfNewer } from './draft-calls.ts';
import { insertPriceChanges, notePublished, readPriceChanges } from './draft-store.ts';

/** Another draft was put out while this one was made ready. */
class Overtaken extends Error {}

/** As often as two tap at the same moment; more than that means something else is wrong. */
const MAX_ATTEMPTS = 4;

/**
 * Shows the draft to guests: phones are told by `menu-updated`, prices that are new are noted, in the transaction that
 * puts the version out. The draft is not locked while the menu is made: who changes it meanwhile has a change that is not
 * out yet, and what somebody published meanwhile is looked at again. A large menu is looked through step by step: guests
 * are answered between. Refuses menu_draft_changed, menu_price_missing,
 * validation_failed.
 */
export const publishDraft =
  (deps: Deps): Handler<'POST /console/{venue}/menu-draft/publish'> =>
  async ({ staff, body }) => {
    const { venueId } = staff;
    const attempt = async (): Promise<number> => {
      const draft = await deps.database.transaction(run => openDraft(run, venueId));
      const breathe = breather();
      refuseIfNewer(draft, body.revision);
      const unpriced = unpricedIn(draft.document);
      if (unpriced.length > 0) throw new Refusal('menu_price_missing', { unpriced });
      const document = publishable(draft.document);
      await breathe();
      const [problem] = checkMenu(document, draft.mainLanguage);
      if (problem) {
        const { entity, field } = problem;
        throw new Refusal('validation_failed', { entity, fields: { [field]: problem.problem } });
      }
      const { at, name } = editorOf(deps, staff);
      await breathe();
      const prices = priceChangesBetween(draft.published ?? document, document);
      const changes = changesOf(draft).length;
      await breathe();
      return deps.menuPublisher.publish(venueId, document, async (run, published) => {
        if (published.formerId !== draft.publishedId) throw new Overtaken();
        await notePublished(run, venueId, draft.revision, published.documentId);
        await insertPriceChanges(run, venueId, { version: published.version, by: name, at }, prices);
        await audit(run, staff, {
          action: 'menu-publish',
          subject: `venue:${venueId}`,
          data: { version: published.version, changes, prices: prices.length },
        });
        await appendToOutbox(run, [
          {
            audience: `staff:${venueId}`,
            event: 'board-menu',
            data: { revision: draft.revision, changed_by: name, published: true },
          },
        ]);
      });
    };
    for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
      try {
        return { version: await attempt() };
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
      }
    }
    throw new Refusal('unavailable');
  };

export const showPriceHistory =
  ({ database }: Deps): Handler<'GET /console/{venue}/price-history'> =>
  async ({ staff, query }) => {
    const changes = await readPriceChanges(database.run, staff.venueId, query.item ?? null);
    return { prices: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })) };
  };
