import { Button, Checkbox } from '@mantine/core';
import type { MenuChangeView } from '@tableside/contract/http/console/menu';
import { minor } from '@tableside/domain/money';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Tag } from '../../parts/list/Tag.tsx';
import { nameIn } from '../menu-editor/index.ts';
import { useMoney } from '../session/index.ts';
import styles from './menu-files.module.css';

type Props = {
  readonly items: readonly MenuChangeView[];
  readonly main: string;
  readonly left: ReadonlySet<string>;
  readonly onLeave: (left: ReadonlySet<string>) => void;
};

/** Rows that are shown at once: a menu of thousands is looked at in parts. */
const PAGE = 100;

const Prices = ({ change, main }: { change: MenuChangeView; main: string }) => {
  const { t } = useText();
  const { show } = useMoney();
  const amount = (value: number | null) => (value === null ? t('menu.noPrice') : show(minor(value)));
  return (
    <span className={styles.prices}>
      {change.prices.map(({ field, part, name, from, to }) => (
        <span key={`${field} ${part}`}>
          {part !== null && `${nameIn(name, main)}: `}
          {field === 'discountedPrice' && `${t('menu.discountedPrice')}: `}
          {field === 'loyaltyPrice' && `${t('menu.loyaltyPrice')}: `}
          {change.how !== 'added' && `${amount(from)} → `}
          {amount(to)}
        </span>
      ))}
    </span>
  );
};

/** The dishes that a file would add or change, each to be taken or left. */
export const ChangeTable = ({ items, main, left, onLeave }: Props) => {
  const { t } = useText();
  const [shown, setShown] = useState(PAGE);
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    onLeave(next);
  };
  return (
    <>
      <Checkbox
        size="md"
        label={t('menuFiles.all')}
        checked={left.size === 0}
        indeterminate={left.size > 0 && left.size < items.length}
        onChange={() => onLeave(new Set(left.size === 0 ? items.map(({ id }) => id) : []))}
      />
      <ul className={styles.rows}>
        {items.slice(0, shown).map(change => (
          <li key={change.id} className={styles.row}>
            <Checkbox
              size="md"
              label={nameIn(change.name, main)}
              checked={!left.has(change.id)}
              onChange={() => toggle(change.id)}
            />
            <Prices change={change} main={main} />
            <Tag tone={change.how === 'added' ? 'good' : 'quiet'}>
              {t(change.how === 'added' ? 'menuFiles.added' : 'menuFiles.changed')}
            </Tag>
          </li>
        ))}
      </ul>
      {items.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + PAGE)}>
          {t('menuFiles.more', { count: items.length - shown })}
        </Button>
      )}
    </>
  );
};
