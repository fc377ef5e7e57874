import { Checkbox, UnstyledButton } from '@mantine/core';
import type { DraftItem } from '@tableside/domain/menu';
import { textsOfEntity, translationGaps, unpricedOf } from '@tableside/domain/menu-edit';
import { memo, startTransition, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { RowAction } from '../../../parts/list/RowAction.tsx';
import { Tag } from '../../../parts/list/Tag.tsx';
import { afterFrame } from '../../../parts/steady/after-frame.ts';
import { useMoney } from '../../session/index.ts';
import { useDraft, useDraftHand } from '../draft/draft-context.ts';
import styles from '../menu-editor.module.css';
import { PriceField } from '../price/PriceField.tsx';
import { nameIn } from '../words.ts';

type Props = {
  readonly item: DraftItem;
  /** From 0, of so many. */
  readonly place: number;
  readonly of: number;
  /** Told of the row, where not all are drawn. */
  readonly measure: ((row: Element | null) => void) | null;
  readonly open: boolean;
  readonly soldOut: boolean;
  /** Null: nothing is being selected. */
  readonly selected: boolean | null;
  readonly onOpen: (id: string) => void;
  readonly onSelect: (id: string) => void;
  /** Where it can be moved to by buttons; null: the list is not being sorted. */
  readonly moves: 'down' | 'up' | 'both' | null;
  readonly onMove: (id: string, by: number) => void;
  /** A mouse can drag it to another place. */
  readonly draggable: boolean;
};

const Marks = ({ item, soldOut }: { item: DraftItem; soldOut: boolean }) => {
  const { t } = useText();
  const { draft } = useDraft();
  const { show } = useMoney();
  const texts = new Map(textsOfEntity.item(item));
  const { missing, stale } = translationGaps(texts, draft.basis, draft.languages, draft.main_language);
  const [unpriced] = unpricedOf(item);
  const list = (languages: readonly string[]) => languages.map(each => each.toUpperCase()).join(', ');
  return (
    <span className={styles.marks}>
      {unpriced && <Tag tone="late">{t(unpriced.why === 'none' ? 'menu.noPrice' : 'menu.zeroPrice')}</Tag>}
      {item.free && <Tag tone="good">{t('menu.isFree')}</Tag>}
      {item.discountedPrice !== null && (
        <Tag tone="good">{t('menu.nowAt', { price: show(item.discountedPrice) })}</Tag>
      )}
      {item.hidden && <Tag>{t('menu.hidden')}</Tag>}
      {soldOut && <Tag tone="late">{t('stock.soldOut')}</Tag>}
      {missing.length > 0 && <Tag>{t('menu.missingIn', { languages: list(missing) })}</Tag>}
      {stale.length > 0 && <Tag>{t('menu.staleIn', { languages: list(stale) })}</Tag>}
    </span>
  );
};

/** One dish of the list: what it is, what is to be done about it, its price to be changed at once. */
export const ItemRow = memo((props: Props) => {
  const { item, place, of, measure, open, soldOut, selected } = props;
  const { onOpen, onSelect, moves, onMove, draggable } = props;
  const { t } = useText();
  const { main } = useDraftHand();
  const name = nameIn(item.name, main);
  // A form takes a slow machine longer to make than a finger waits: the row that was tapped answers before, alone.
  const [tapped, setTapped] = useState(false);
  const tap = () => {
    setTapped(true);
    afterFrame(() =>
      startTransition(() => {
        setTapped(false);
        onOpen(item.id);
      }),
    );
  };
  return (
    <li
      ref={measure}
      data-index={place}
      aria-setsize={measure ? of : undefined}
      aria-posinset={measure ? place + 1 : undefined}
      className={styles.item}
      data-open={open || tapped || undefined}
      data-hidden={item.hidden || undefined}
      draggable={draggable}
    >
      {selected !== null && (
        // The whole corner is for the finger, not the box alone.
        // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside draws its own input
        <label className={styles.tick}>
          <Checkbox
            size="md"
            aria-label={t('menu.select', { name })}
            checked={selected}
            onChange={() => onSelect(item.id)}
          />
        </label>
      )}
      <UnstyledButton className={styles.open} aria-current={open || undefined} onClick={tap}>
        {item.photo ? (
          <img src={`/media/${item.photo.id}/thumb.webp`} alt="" width="48" height="48" loading="lazy" />
        ) : (
          <span className={styles.noPhoto} aria-hidden="true" />
        )}
        <span className={styles.what}>
          <span className={styles.name}>{name}</span>
          <Marks item={item} soldOut={soldOut} />
        </span>
      </UnstyledButton>
      {moves && (
        <span className={styles.order}>
          <RowAction
            icon="up"
            label={t('menu.up', { name })}
            disabled={moves === 'down'}
            onClick={() => onMove(item.id, -1)}
          />
          <RowAction
            icon="chevron-down"
            label={t('menu.down', { name })}
            disabled={moves === 'up'}
            onClick={() => onMove(item.id, 1)}
          />
        </span>
      )}
      {item.variations.length === 0 && <PriceField item={item} />}
      {item.variations.length > 0 && (
        <span className={styles.sizes}>{t('menu.sizes', { count: item.variations.length })}</span>
      )}
    </li>
  );
});
