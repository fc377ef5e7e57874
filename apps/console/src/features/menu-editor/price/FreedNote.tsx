import { Button } from '@mantine/core';
import type { FreedView } from '@tableside/contract/http/console/menu';
import { minor } from '@tableside/domain/money';
import { useText } from '../../../i18n/index.ts';
import { useMoney } from '../../session/index.ts';
import { useDraft } from '../draft/draft-context.ts';
import styles from '../menu-editor.module.css';
import { nameIn } from '../words.ts';

type Props = { readonly freed: readonly FreedView[]; readonly onOpen: (item: string) => void };

/** Answers that lose their price by this: named with the old one, and each opens its dish. They stop nothing. */
export const FreedNote = ({ freed, onOpen }: Props) => {
  const { t } = useText();
  const { draft } = useDraft();
  const { show } = useMoney();
  const main = draft.main_language;
  const dishes = [...new Map(freed.map(each => [each.item, each])).values()];
  if (dishes.length === 0) return null;
  return (
    <div role="note" className={styles.unpriced}>
      <b>{t('menu.freed', { count: freed.length })}</b>
      <ul className={styles.freed}>
        {freed.map(({ item, dish, part, name, from, forMembers }) => (
          <li key={`${item} ${part} ${forMembers}`}>
            {nameIn(dish, main)}, {nameIn(name, main)}
            {forMembers && ` (${t('menu.loyaltyPrice')})`}: {show(minor(from))} → {t('menu.addsNothing')}
          </li>
        ))}
      </ul>
      <p>{t('menu.freedHint')}</p>
      <div className={styles.buttons}>
        {dishes.map(({ item, dish }) => (
          <Button key={item} variant="default" onClick={() => onOpen(item)}>
            {nameIn(dish, main)}
          </Button>
        ))}
      </div>
    </div>
  );
};
