import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiFailure } from '../../../api/call.ts';
import { failureText } from '../../../api/failure-text.ts';
import { menuDraftKey } from '../../../api/query-keys.ts';
import { useText } from '../../../i18n/index.ts';
import { CardSkeletons } from '../../../parts/page/CardSkeletons.tsx';
import { Sheet } from '../../../parts/sheet/Sheet.tsx';
import { SheetFoot } from '../../../parts/sheet/SheetFoot.tsx';
import { useNotify } from '../../../parts/use-notify.ts';
import { useVenueAction } from '../../board/index.ts';
import { useVenue } from '../../session/index.ts';
import { useDraft, useSaving } from '../draft/draft-context.ts';
import styles from '../menu-editor.module.css';
import { FreedNote } from '../price/FreedNote.tsx';
import { UnpricedNote } from '../price/UnpricedNote.tsx';
import { ChangeLine } from './ChangeLine.tsx';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onOpen: (item: string) => void;
};

/** Everything that guests will see changed, and the button that shows it to them. */
export const ChangesSheet = ({ opened, onClose, onOpen }: Props) => {
  const { t } = useText();
  const venue = useVenue();
  const client = useQueryClient();
  const notify = useNotify();
  const { draft } = useDraft();
  const saving = useSaving(({ busy }) => opened && busy);
  const refused = useSaving(saving => saving.refused > 0);
  const { run, busy, disabled } = useVenueAction();
  const [trouble, setTrouble] = useState<string | null>(null);
  const why = trouble ?? (refused ? t('menu.publishRefused') : null);
  const { data, error } = useQuery({
    queryKey: [...menuDraftKey(venue.id), 'changes', draft.revision],
    queryFn: ({ signal }) => call('GET /console/{venue}/menu-draft/changes', { venue: venue.id, signal }),
    // What is still being saved is to be in it.
    enabled: opened && !saving,
  });
  const act = async (verb: 'publish' | 'discard') => {
    if (!data) return;
    const [unpriced] = data.unpriced;
    if (verb === 'publish' && unpriced) {
      // Where its price is typed; the note above names the others.
      onOpen(unpriced.item);
      return;
    }
    setTrouble(null);
    // Why not is said above the button.
    if (verb === 'publish' && refused) return;
    const { revision } = data;
    const done = await run({
      name: `menu ${verb} ${revision}`,
      send: async (venueId, idempotencyKey) => {
        const input = { venue: venueId, idempotencyKey, body: { revision } };
        if (verb === 'publish') await call('POST /console/{venue}/menu-draft/publish', input);
        else await call('POST /console/{venue}/menu-draft/discard', input);
        return {};
      },
      onFailure: async failure => {
        await client.invalidateQueries({ queryKey: menuDraftKey(venue.id) });
        const other = isApiFailure(failure) && failure.code === 'menu_draft_changed';
        setTrouble(
          other
            ? t('menu.publishChanged', { name: String(failure.details.changed_by ?? '') })
            : failureText(failure, t),
        );
        return true;
      },
    });
    if (!done) return;
    await client.invalidateQueries({ queryKey: menuDraftKey(venue.id) });
    notify({ message: t(verb === 'publish' ? 'menu.published' : 'menu.discarded'), tone: 'calm' });
    onClose();
  };
  return (
    <Sheet opened={opened} onClose={onClose} title={t('menu.publishTitle')}>
      <p className={styles.soft}>{t('menu.publishHint')}</p>
      {data && <UnpricedNote unpriced={data.unpriced} onOpen={onOpen} />}
      {data && <FreedNote freed={data.freed} onOpen={onOpen} />}
      {error && <p role="alert">{failureText(error, t)}</p>}
      {!data && !error && (
        <CardSkeletons count={Math.min(draft.changes, 4)} height="3.5rem" className={styles.changes} />
      )}
      <ul className={styles.changes}>
        {data?.changes.map(change => (
          <ChangeLine key={`${change.what} ${change.id} ${change.how}`} change={change} />
        ))}
      </ul>
      <SheetFoot>
        {why && <p role="alert">{why}</p>}
        <Button
          size="lg"
          loading={busy || saving || (!data && !error)}
          disabled={disabled}
          onClick={() => void act('publish')}
        >
          {t('menu.publish')}
        </Button>
        {data?.published && (
          <Button
            variant="subtle"
            color="brick"
            disabled={disabled || saving}
            onClick={() => void act('discard')}
          >
            {t('menu.discard')}
          </Button>
        )}
      </SheetFoot>
    </Sheet>
  );
};
