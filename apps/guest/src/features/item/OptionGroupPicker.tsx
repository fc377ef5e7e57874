import { groupRule, type WireGroup } from '@tableside/contract/dish-choice';
import { Badge, Icon } from '@tableside/design';
import { isGroupRequired, isGroupValid, toggleOption } from '@tableside/domain/cart';
import { useEffect, useState } from 'react';
import { useT } from '../../texts/texts.ts';
import { useGuest } from '../venue/index.ts';
import { groupHint } from './group-hint.ts';
import styles from './Options.module.css';
import type { ItemParts } from './use-item-parts.ts';

/** ITEM-08. */
const SHAKE_MS = 1_000;

type Props = {
  readonly group: WireGroup;
  /** The dish's category is served now; otherwise options are only there to be read, and the footer says why. */
  readonly served: boolean;
  /** The guest wanted to go on: what is missing is said at the group itself. */
  readonly insist: boolean;
  readonly parts: ItemParts | undefined;
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  /** The dish's own price, shown beside each option where the venue wants full prices. ITEM-17. */
  readonly basePrice: number;
};

/** A question about a dish. One tap too many shakes its label and says the limit. ITEM-06, ITEM-08, ITEM-13. */
export const OptionGroupPicker = (props: Props) => {
  const t = useT();
  const { group, served, insist, parts, chosen, onChange, basePrice } = props;
  const { money } = useGuest();
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (!refused) return;
    const timer = setTimeout(() => setRefused(false), SHAKE_MS);
    return () => clearTimeout(timer);
  }, [refused]);
  const rule = groupRule(group);
  const valid = isGroupValid(rule, chosen);
  const required = isGroupRequired(rule);
  const missing = insist && !valid && served ? t('item.missing', { groups: group.name }) : '';
  const choose = (id: string) => {
    const next = toggleOption(rule, chosen, id);
    setRefused(next.refused);
    if (!next.refused) onChange(next.selected);
  };
  const priceText = (markup: number) => {
    if (group.display_full_price) return money(basePrice + markup);
    return markup > 0 ? `+${money(markup)}` : '';
  };
  return (
    <fieldset className={styles.group} id={`group-${group.id}`}>
      <legend className={`${styles.legend} ${refused ? styles.shake : ''}`}>
        <span className={styles.title}>{group.name}</span>
        <span className={styles.hint}>{groupHint(group, t)}</span>
        <span className={styles.mark}>
          {required && valid && <Icon name="check" size={20} />}
          {required && !valid && served && <Badge tone="accent">{t('common.required')}</Badge>}
          {!required && <Badge>{t('common.optional')}</Badge>}
        </span>
      </legend>
      <p className={styles.limit} role="status">
        {refused && group.max_choices ? t('item.limitReached', { max: group.max_choices }) : missing}
      </p>
      {group.options
        .filter(option => option.active)
        .map(option => (
          <label
            key={option.id}
            className={`${styles.option} ${served && !option.in_stock ? styles.out : ''}`}
          >
            <input
              type={group.type === 'single' ? 'radio' : 'checkbox'}
              name={group.id}
              className={styles.input}
              checked={chosen.includes(option.id)}
              disabled={!served || !option.in_stock}
              onChange={() => choose(option.id)}
            />
            <span className={styles.text}>
              {option.name}
              {parts && <parts.PartContents part={option} />}
            </span>
            <span className={styles.price}>
              {served && !option.in_stock ? t('item.outOfStock') : priceText(option.markup)}
            </span>
          </label>
        ))}
    </fieldset>
  );
};
