import { Picture, Price, Sheet } from '@tableside/design';
import { toMajor } from '@tableside/domain/money';
import { useState } from 'react';
import { cartStore } from '../../data/cart/index.ts';
import type { MenuItem } from '../../data/menu.ts';
import { useT } from '../../texts/texts.ts';
import { DishTags, ItemPrice, isOrderable } from '../menu/index.ts';
import { useGuest } from '../venue/index.ts';
import { chosenGroups, initialChoice, lineOf, priceOfChoice } from './choice.ts';
import { ItemFooter } from './ItemFooter.tsx';
import styles from './ItemSheet.module.css';
import { OptionGroupPicker } from './OptionGroupPicker.tsx';
import { useItemParts } from './use-item-parts.ts';
import { VariationPicker } from './VariationPicker.tsx';

export type OpenItem = { readonly item: MenuItem; readonly served: boolean; readonly time: number };

type Props = { readonly opened: OpenItem | null; readonly onClose: () => void };

const useSheet = ({ item, served }: OpenItem, onClose: () => void) => {
  const guest = useGuest();
  const [choice, setChoice] = useState(() => initialChoice(item));
  const { decimals } = guest.restaurant.currency;
  const add = () => {
    cartStore(guest.token).put({
      kind: 'add',
      line: lineOf(item, choice, decimals),
      groups: chosenGroups(choice),
    });
    onClose();
  };
  return { choice, setChoice, add, guest, decimals, orderable: isOrderable(item, served, guest) };
};

const Details = ({ opened, onClose, open }: { opened: OpenItem; onClose: () => void; open: boolean }) => {
  const t = useT();
  const parts = useItemParts(true);
  const { item, served } = opened;
  const { choice, setChoice, add, guest, decimals, orderable } = useSheet(opened, onClose);
  const { unit, before, total } = priceOfChoice(item, choice, decimals);
  const money = (amount: Parameters<typeof toMajor>[0]) => guest.money(toMajor(amount, decimals));
  const [insist, setInsist] = useState(false);
  const variation = item.variations.find(({ id }) => id === choice.variationId);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      label={item.name}
      untitled
      closeLabel={t('common.close')}
      footer={
        <ItemFooter
          item={item}
          served={served}
          orderable={orderable}
          choice={choice}
          total={money(total)}
          onQuantity={quantity => setChoice({ ...choice, quantity })}
          onAdd={add}
          onInsist={() => setInsist(true)}
        />
      }
    >
      {item.photo && (
        <Picture
          src={item.photo}
          blur={item.thumbnail}
          alt=""
          width={1200}
          height={900}
          eager
          className={styles.photo}
        />
      )}
      <div className={`${styles.intro} ${item.photo ? '' : styles.bare}`}>
        <div className={styles.head}>
          {!item.photo && item.thumbnail && (
            <Picture src={item.thumbnail} alt="" width={264} height={264} eager className={styles.thumb} />
          )}
          <div className={styles.title}>
            <h2 className={styles.name}>{item.name}</h2>
            {unit > 0 && orderable ? (
              <Price
                strong
                text={money(unit)}
                before={before && money(before)}
                beforeLabel={before ? t('menu.oldPrice', { price: money(before) }) : ''}
              />
            ) : (
              <ItemPrice item={item} />
            )}
          </div>
        </div>
        {parts && orderable && <parts.MembersChoice item={item} choice={choice} />}
        {item.description && <p className={styles.description}>{item.description}</p>}
        <DishTags item={item} />
        {parts ? <parts.DishContents item={item} choice={choice} /> : <p className={styles.contents} />}
      </div>
      <VariationPicker
        item={item}
        served={served}
        parts={parts}
        chosen={choice.variationId}
        onChange={variationId => setChoice({ ...choice, variationId })}
      />
      {item.option_groups.map(group => (
        <OptionGroupPicker
          key={group.id}
          group={group}
          served={served}
          insist={insist}
          parts={parts}
          chosen={choice.selection[group.id] ?? []}
          basePrice={variation?.price ?? item.discounted_price ?? item.price}
          onChange={ids => setChoice({ ...choice, selection: { ...choice.selection, [group.id]: ids } })}
        />
      ))}
      {parts && orderable && guest.restaurant.item_notes && (
        <parts.DishNote note={choice.note} onChange={note => setChoice({ ...choice, note })} />
      )}
    </Sheet>
  );
};

/** The dish with everything to choose about it. It opens at once: the menu already holds all of it. ITEM-01…15. */
export const ItemSheet = ({ opened, onClose }: Props) => {
  const [last, setLast] = useState(opened);
  if (opened && opened !== last) setLast(opened);
  const shown = opened ?? last;
  // A new opening starts from scratch; while closing the old one stays to slide away.
  return shown && <Details key={shown.time} opened={shown} onClose={onClose} open={opened !== null} />;
};
