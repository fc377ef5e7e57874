import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import { ChangesSheet } from './ChangesSheet.tsx';
import { useDraft, useDraftSaving } from './draft-context.ts';
import styles from './menu-editor.module.css';
import { SaveState } from './SaveState.tsx';

/**
 * What guests do not see yet, and the way to show it to them. A tap that leaves a field begins to save it: neither button
 * is ever disabled by that, or the tap would be lost between finger down and finger up.
 */
export const PublishBar = () => {
  const { t } = useText();
  const { draft } = useDraft();
  const { busy, stuck, undo } = useDraftSaving();
  const [opened, setOpened] = useState(false);
  const { changes } = draft;
  return (
    <div className={styles.publish}>
      <SaveState />
      <div className={styles.buttons} data-idle={(changes === 0 && !draft.can_undo) || undefined}>
        <Button
          variant="default"
          leftSection={<Icon name="undo" />}
          disabled={stuck !== null || (!busy && !draft.can_undo)}
          onClick={undo}
        >
          {t('menu.undo')}
        </Button>
        <Button disabled={stuck !== null || (!busy && changes === 0)} onClick={() => setOpened(true)}>
          {changes > 0
            ? t('menu.publishCount', { count: changes })
            : t(busy ? 'menu.publish' : 'menu.allPublished')}
        </Button>
      </div>
      <ChangesSheet opened={opened} onClose={() => setOpened(false)} />
    </div>
  );
};
