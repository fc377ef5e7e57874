import { Checkbox, UnstyledButton } from '@mantine/core';
import type { MenuItem } from '@tableside/domain/menu';
import { textsOfEntity, translationGaps } from '@tableside/domain/menu-edit';
import { memo } from 'react';
import { useText } from '../../i18n/index.ts';
import { RowAction } from '../../parts/RowAction.tsx';
import { Tag } from '../../parts/Tag.tsx';
import { useMoney } from '../session/index.ts';
import { useDraft } from './draft-context.ts';
import type { MenuDraft } from './draft-query.ts';
import styles from './menu-editor.module.css';
import { PriceField } from './PriceField.tsx';
import { nameIn } from './words.ts';

type Props = {
  readonly item: MenuItem;
  readonly open: boolean;
  readonly soldOut: boolean;
  /** Null: nothing is being selected. */
  readonly selected: boolean | null;
  readonly onOpen: (id: string) => void;
  readonly onSelect: (id: string) => void;
  /** Absent at the ends, and where the list is not in the menu's order. */
  readonly onUp?: (() => void) | undefined;
  readonly onDown?: (() => void) | undefined;
  /** Its place in the list, by which a mouse drags it; absent where the list is not in the menu's order. */
  readonly place?: number | undefined;
};

const Marks = ({ item, draft, soldOut }: { item: MenuItem; draft: MenuDraft; soldOut: boolean }) => {
  const { t } = useText();
  const { show } = useMoney();
  const texts = new Map(textsOfEntity.item(item));
  const { missing, stale } = translationGaps(texts, draft.basis, draft.languages, draft.main_language);
  const list = (languages: readonly string[]) => languages.map(each => each.toUpperCase()).join(', ');
  return (
    <span className={styles.marks}>
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
  const { item, open, soldOut, selected, onOpen, onSelect, onUp, onDown, place } = props;
  const { t } = useText();
  const { draft } = useDraft();
  const name = nameIn(item.name, draft.main_language);
  return (
    <li
      className={styles.item}
      data-open={open || undefined}
      data-hidden={item.hidden || undefined}
      data-place={place}
      draggable={place !== undefined}
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
      <UnstyledButton
        className={styles.open}
        aria-current={open || undefined}
        onClick={() => onOpen(item.id)}
      >
        {item.photo ? (
          <img src={`/media/${item.photo.id}/thumb.webp`} alt="" width="48" height="48" loading="lazy" />
        ) : (
          <span className={styles.noPhoto} aria-hidden="true" />
        )}
        <span className={styles.what}>
          <span className={styles.name}>{name}</span>
          <Marks item={item} draft={draft} soldOut={soldOut} />
        </span>
      </UnstyledButton>
      {(onUp || onDown) && (
        <span className={styles.order}>
          <RowAction icon="up" label={t('menu.up', { name })} disabled={!onUp} onClick={onUp} />
          <RowAction
            icon="chevron-down"
            label={t('menu.down', { name })}
            disabled={!onDown}
            onClick={onDown}
          />
        </span>
      )}
      {item.variations.length === 0 ? (
        <PriceField item={item} />
      ) : (
        <span className={styles.sizes}>{t('menu.sizes', { count: item.variations.length })}</span>
      )}
    </li>
  );
});
