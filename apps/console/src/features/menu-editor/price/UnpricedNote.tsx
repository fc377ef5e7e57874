import { Button } from '@mantine/core';
import type { UnpricedView } from '@tableside/contract/http/console/menu';
import { useText } from '../../../i18n/index.ts';
import { useDraft } from '../draft/draft-context.ts';
import styles from '../menu-editor.module.css';
import { nameIn } from '../words.ts';

type Props = { readonly unpriced: readonly UnpricedView[]; readonly onOpen: (item: string) => void };

/** The dishes that nothing can be published before: each opens where its price is typed. */
export const UnpricedNote = ({ unpriced, onOpen }: Props) => {
  const { t } = useText();
  const { draft } = useDraft();
  const dishes = [...new Map(unpriced.map(each => [each.item, each])).values()];
  if (dishes.length === 0) return null;
  return (
    <div role="alert" className={styles.unpriced}>
      <b>{t('menu.unpriced', { count: dishes.length })}</b>
      <p>{t('menu.unpricedHint')}</p>
      <div className={styles.buttons}>
        {dishes.map(({ item, name }) => (
          <Button key={item} variant="default" onClick={() => onOpen(item)}>
            {nameIn(name, draft.main_language)}
          </Button>
        ))}
      </div>
    </div>
  );
};
