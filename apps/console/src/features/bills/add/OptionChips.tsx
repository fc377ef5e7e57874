import { UnstyledButton } from '@mantine/core';
import { groupRule, type WireGroup } from '@tableside/contract/dish-choice';
import { isGroupRequired } from '@tableside/domain/cart';
import { useText } from '../../../i18n/index.ts';
import { useMoney } from '../../session/index.ts';
import styles from '../sheets.module.css';

type Props = {
  group: WireGroup;
  chosen: readonly string[];
  lacks: boolean;
  onToggle: (option: string) => void;
};

/** One question of a dish, each answer a tap. */
export const OptionChips = ({ group, chosen, lacks, onToggle }: Props) => {
  const { t } = useText();
  const money = useMoney();
  return (
    <fieldset className={styles.group} data-asked={lacks || undefined}>
      <legend>
        {group.name}
        {isGroupRequired(groupRule(group)) && (
          <small data-lacks={lacks || undefined}>{t('add.required')}</small>
        )}
      </legend>
      <div className={styles.options}>
        {group.options
          .filter(({ active }) => active)
          .map(option => (
            <UnstyledButton
              key={option.id}
              className={styles.option}
              aria-pressed={chosen.includes(option.id)}
              disabled={!option.in_stock}
              onClick={() => onToggle(option.id)}
            >
              {option.name}
              {option.markup > 0 && <b>+{money.text(option.markup)}</b>}
            </UnstyledButton>
          ))}
      </div>
    </fieldset>
  );
};
