import { Button, Checkbox } from '@mantine/core';
import type { Option, OptionGroup } from '@tableside/domain/menu';
import { ZERO } from '@tableside/domain/money';
import { useText } from '../../../i18n/index.ts';
import { movedBy } from '../../../parts/list/moved-by.ts';
import { useDraft } from '../draft/draft-context.ts';
import { useProblem } from '../form/form-problems.ts';
import { PartHead } from '../form/PartHead.tsx';
import { TextFields } from '../form/TextFields.tsx';
import styles from '../menu-editor.module.css';
import { newOption } from '../new-entities.ts';
import { PriceInput } from '../price/PriceInput.tsx';
import { nameIn } from '../words.ts';

type Props = {
  readonly itemId: string;
  readonly group: OptionGroup;
  readonly at: string;
  readonly onType: (group: OptionGroup) => void;
  readonly onSet: (group: OptionGroup) => void;
};

/** The answers of a group: name, what it adds to the price, chosen from the start or not, on the menu or not. */
export const OptionFields = ({ itemId, group, at, onType, onSet }: Props) => {
  const { t } = useText();
  const { draft } = useDraft();
  const problem = useProblem();
  const main = draft.main_language;
  const { options } = group;
  const put = (place: number, option: Option): OptionGroup => ({
    ...group,
    options: options.with(place, option),
  });
  /** Of a group that takes one answer, one is chosen from the start. */
  const chosen = (place: number, isDefault: boolean): OptionGroup => ({
    ...group,
    options: options.map((option, index) =>
      index === place
        ? { ...option, isDefault }
        : { ...option, isDefault: option.isDefault && group.type !== 'single' },
    ),
  });
  return (
    <>
      {problem(`${at}.options`) && <p role="alert">{problem(`${at}.options`)}</p>}
      {options.map((option, place) => (
        <div key={option.id} className={styles.option}>
          <PartHead
            name={nameIn(option.name, main)}
            place={place}
            count={options.length}
            onMove={by => onSet({ ...group, options: movedBy(options, place, by) })}
            onRemove={() => onSet({ ...group, options: options.toSpliced(place, 1) })}
          />
          <TextFields
            label={t('menu.answer')}
            value={option.name}
            text={`item:${itemId} option:${group.id}/${option.id}`}
            field={`${at}.options.${place}.name`}
            onChange={name => onType(put(place, { ...option, name }))}
          />
          <div className={styles.pair}>
            <PriceInput
              label={t('menu.markup')}
              // An answer that adds nothing is the usual one.
              empty={{ amount: ZERO, words: t('menu.addsNothing') }}
              value={option.markup}
              error={problem(`${at}.options.${place}.markup`)}
              onChange={markup => onType(put(place, { ...option, markup: markup ?? ZERO }))}
            />
            <div className={styles.ticks}>
              <Checkbox
                size="md"
                label={t('menu.isDefault')}
                checked={option.isDefault}
                onChange={event => onSet(chosen(place, event.currentTarget.checked))}
              />
              <Checkbox
                size="md"
                label={t('menu.active')}
                checked={option.active}
                onChange={event => onSet(put(place, { ...option, active: event.currentTarget.checked }))}
              />
            </div>
          </div>
        </div>
      ))}
      <Button
        variant="subtle"
        onClick={() => onSet({ ...group, options: [...options, newOption(main, t('menu.newOption'))] })}
      >
        {t('menu.addOption')}
      </Button>
    </>
  );
};
