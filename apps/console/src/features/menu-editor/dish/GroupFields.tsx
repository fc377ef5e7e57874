import { Button, NumberInput, SegmentedControl } from '@mantine/core';
import type { DraftItem, OptionGroup } from '@tableside/domain/menu';
import { useText } from '../../../i18n/index.ts';
import { movedBy } from '../../../parts/list/moved-by.ts';
import { useDraft } from '../draft/draft-context.ts';
import { useProblem } from '../form/form-problems.ts';
import { PartHead } from '../form/PartHead.tsx';
import { TextFields } from '../form/TextFields.tsx';
import styles from '../menu-editor.module.css';
import { newGroup } from '../new-entities.ts';
import { partOf } from '../part-of.tsx';
import { nameIn } from '../words.ts';
import { OptionFields } from './OptionFields.tsx';

type GroupProps = {
  readonly itemId: string;
  readonly group: OptionGroup;
  readonly at: string;
  readonly onType: (group: OptionGroup) => void;
  readonly onSet: (group: OptionGroup) => void;
};

const Limits = ({ group, at, onType }: GroupProps) => {
  const { t } = useText();
  const problem = useProblem();
  return (
    <div className={styles.pair}>
      <NumberInput
        label={t('menu.minChoices')}
        min={0}
        allowDecimal={false}
        value={group.minChoices}
        error={problem(`${at}.minChoices`)}
        onChange={value => onType({ ...group, minChoices: Number(value) || 0 })}
      />
      {group.type === 'multiple' && (
        <NumberInput
          label={t('menu.maxChoices')}
          description={t('menu.maxChoicesHint')}
          min={0}
          allowDecimal={false}
          value={group.maxChoices ?? 0}
          error={problem(`${at}.maxChoices`)}
          onChange={value => onType({ ...group, maxChoices: Number(value) || null })}
        />
      )}
    </div>
  );
};

const Group = (props: GroupProps) => {
  const { itemId, group, at, onType, onSet } = props;
  const { t } = useText();
  return (
    <>
      <TextFields
        label={t('menu.question')}
        value={group.name}
        text={`item:${itemId} group:${group.id}`}
        field={`${at}.name`}
        onChange={name => onType({ ...group, name })}
      />
      <SegmentedControl
        size="lg"
        fullWidth
        aria-label={t('menu.groupType')}
        value={group.type}
        data={(['single', 'multiple'] as const).map(value => ({ value, label: t(`menu.type.${value}`) }))}
        onChange={type =>
          onSet(
            type === 'single'
              ? { ...group, type, minChoices: 1, maxChoices: 1 }
              : { ...group, type: 'multiple', minChoices: 0, maxChoices: null },
          )
        }
      />
      <Limits {...props} />
      <OptionFields {...props} />
    </>
  );
};

/** Questions about a dish and the answers there are. */
export const GroupFields = partOf<object>(['id', 'optionGroups'], ({ item, onType, onSet }) => {
  const { t } = useText();
  const { draft } = useDraft();
  const main = draft.main_language;
  const groups = item.optionGroups;
  const withGroups = (optionGroups: readonly OptionGroup[]): DraftItem => ({ ...item, optionGroups });
  return (
    <details className={styles.details} open={groups.length > 0 && groups.length < 3}>
      <summary>
        {t('menu.groups')} <b>{groups.length || t('menu.nothing')}</b>
      </summary>
      {groups.map((group, place) => (
        <div key={group.id} className={styles.part}>
          <PartHead
            name={nameIn(group.name, main)}
            place={place}
            count={groups.length}
            onMove={by => onSet(withGroups(movedBy(groups, place, by)))}
            onRemove={() => onSet(withGroups(groups.toSpliced(place, 1)))}
          />
          <Group
            itemId={item.id}
            group={group}
            at={`optionGroups.${place}`}
            onType={next => onType(withGroups(groups.with(place, next)))}
            onSet={next => onSet(withGroups(groups.with(place, next)))}
          />
        </div>
      ))}
      <Button
        variant="default"
        onClick={() =>
          onSet(withGroups([...groups, newGroup(main, t('menu.newGroup'), t('menu.newOption'))]))
        }
      >
        {t('menu.addGroup')}
      </Button>
    </details>
  );
});
