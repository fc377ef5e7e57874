import { Button } from '@mantine/core';
import { memo, useCallback, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../icons/Icon.tsx';
import { useDraft, useSaving, useSavingHand } from '../draft/draft-context.ts';
import { SaveState } from '../draft/SaveState.tsx';
import styles from '../menu-editor.module.css';
import { ChangesSheet } from './ChangesSheet.tsx';

/**
 * What guests do not see yet, and the way to show it to them. A tap that leaves a field begins to save it: neither button
 * is ever disabled by that, or the tap would be lost between finger down and finger up. A price that is being typed can be
 * published for the same reason: the tap on the button is the one that leaves its field.
 */
export const PublishBar = memo(({ onOpen }: { onOpen: (item: string) => void }) => {
  const { t } = useText();
  const { draft } = useDraft();
  const { undo } = useSavingHand();
  const [opened, setOpened] = useState(false);
  const close = useCallback(() => setOpened(false), []);
  const open = useCallback(
    (item: string) => {
      setOpened(false);
      onOpen(item);
    },
    [onOpen],
  );
  const { changes, can_undo } = draft;
  const undoable = useSaving(({ busy, stuck }) => stuck === null && (busy || can_undo));
  const coming = useSaving(({ busy, typing }) => busy || typing);
  const isStuck = useSaving(({ stuck }) => stuck !== null);
  return (
    <div className={styles.publish}>
      <SaveState />
      <div className={styles.buttons} data-idle={(changes === 0 && !can_undo) || undefined}>
        {undoable && (
          <Button variant="default" leftSection={<Icon name="undo" />} onClick={undo}>
            {t('menu.undo')}
          </Button>
        )}
        {coming || changes > 0 ? (
          <Button
            onClick={event => {
              // What was not saved is not published: the way on is to send it again.
              const bar = event.currentTarget.closest(`.${styles.publish}`);
              if (isStuck) bar?.querySelector<HTMLElement>('[role=alert] button')?.focus();
              else setOpened(true);
            }}
          >
            {changes > 0 ? t('menu.publishCount', { count: changes }) : t('menu.publish')}
          </Button>
        ) : (
          <span className={styles.allPublished}>{t('menu.allPublished')}</span>
        )}
      </div>
      <ChangesSheet opened={opened} onClose={close} onOpen={open} />
    </div>
  );
});
