import { missingGroups } from '@tableside/contract/dish-choice';
import { Button, Icon, Stepper } from '@tableside/design';
import { MAX_QUANTITY, MIN_QUANTITY } from '@tableside/domain/cart';
import type { MenuItem } from '../../data/menu.ts';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import type { Choice } from './choice.ts';
import styles from './ItemSheet.module.css';

type Props = {
  readonly item: MenuItem;
  readonly served: boolean;
  readonly orderable: boolean;
  readonly choice: Choice;
  readonly total: string;
  readonly onQuantity: (quantity: number) => void;
  readonly onAdd: () => void;
  /** Tapped while choices are missing: from now on each of them says so itself. */
  readonly onInsist: () => void;
};

/** Why a dish cannot be ordered, in words. */
const Refusal = ({ item, served }: Pick<Props, 'item' | 'served'>) => {
  const t = useT();
  const { orderingEnabled, preview } = useGuest();
  const text = () => {
    if (!served) return t('item.unavailableNow');
    if (!item.in_stock)
      return item.back
        ? `${t('menu.soldOut')}. ${t('menu.back', { time: item.back })}`
        : t('item.soldOutText');
    if (preview) return t('menu.preview');
    return orderingEnabled ? t('item.pausedText') : t('item.orderingOff');
  };
  return (
    <p className={styles.refusal}>
      <Icon name="info" size={20} />
      {text()}
    </p>
  );
};

/** Quantity and the add button with its total; what is still missing stands above it in words. ITEM-05, ITEM-09, ITEM-14. */
export const ItemFooter = (props: Props) => {
  const t = useT();
  const { item, served, orderable, choice, total, onQuantity, onAdd, onInsist } = props;
  if (!orderable) return <Refusal item={item} served={served} />;
  const missing = missingGroups(item, choice);
  const first = missing[0];
  const show = () => {
    onInsist();
    const group = document.getElementById(`group-${first?.id}`);
    group?.scrollIntoView();
    group?.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.footer}>
      <p className={styles.missing} role="status">
        {first && (
          <button type="button" onClick={show}>
            {t('item.missing', { groups: missing.map(({ name }) => name).join(', ') })}
          </button>
        )}
      </p>
      <div className={styles.actions}>
        <Stepper
          value={choice.quantity}
          min={MIN_QUANTITY}
          max={MAX_QUANTITY}
          onChange={onQuantity}
          lessLabel={t('common.decrease', { name: item.name })}
          moreLabel={t('common.increase', { name: item.name })}
          valueLabel={t('common.quantity', { name: item.name, count: choice.quantity })}
        />
        <Button
          wide
          onClick={first ? show : onAdd}
          aria-label={t('item.addLabel', { count: choice.quantity, total })}
        >
          {t('item.addFor', { total })}
        </Button>
      </div>
    </div>
  );
};
