import { Button, UnstyledButton } from '@mantine/core';
import type { Menu } from '@tableside/contract/http/menu';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { SettingsCard } from '../../parts/page/SettingsCard.tsx';
import { Sheet } from '../../parts/sheet/Sheet.tsx';
import { dishNames, inMenuOrder } from './dish-names.ts';
import { type Pair, PairForm } from './PairForm.tsx';
import styles from './recommend.module.css';
import type { Suggestions } from './recommend-query.ts';

/** What goes well with single dishes; a tap on a row changes it. */
export const PairsCard = ({ menu, pairs }: { menu: Menu; pairs: Suggestions['with'] }) => {
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  const [pair, setPair] = useState<Pair>({ item_id: null, suggested: [] });
  const names = dishNames(menu);
  const nameOf = (id: string) => names.get(id) ?? t('recommend.gone');
  const open = (next: Pair) => {
    setPair(next);
    setOpened(true);
  };
  const close = () => setOpened(false);
  const shown = inMenuOrder(names, pairs);
  return (
    <SettingsCard>
      <h2>{t('recommend.pairs')}</h2>
      <p>{t('recommend.pairsHint')}</p>
      {shown.length > 0 && (
        <ul className={styles.rows}>
          {shown.map(each => (
            <li key={each.item_id}>
              <UnstyledButton className={styles.pair} onClick={() => open(each)}>
                <b>{nameOf(each.item_id)}</b>
                <span>{each.suggested.map(nameOf).join(', ')}</span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      <Button size="lg" variant="default" onClick={() => open({ item_id: null, suggested: [] })}>
        {t('recommend.addPair')}
      </Button>
      <Sheet
        opened={opened}
        onClose={close}
        title={pair.item_id === null ? t('recommend.addPair') : nameOf(pair.item_id)}
      >
        <PairForm
          key={`${opened} ${pair.item_id}`}
          menu={menu}
          pair={pair}
          taken={new Set(pairs.map(({ item_id }) => item_id))}
          onDone={close}
        />
      </Sheet>
    </SettingsCard>
  );
};
