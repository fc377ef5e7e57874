/** What the rules need of an option. ENTITY-22. */
export type OptionRule = {
  readonly id: string;
  readonly isDefault: boolean;
  /** Inactive options are not listed. ITEM-17. */
  readonly active: boolean;
  readonly inStock: boolean;
};

/** What the rules need of an option group; `maxChoices` null or 0 is no upper limit (ITEM-18). ENTITY-21. */
export type GroupRule = {
  readonly id: string;
  readonly type: 'single' | 'multiple';
  readonly minChoices: number;
  readonly maxChoices: number | null;
  readonly options: readonly OptionRule[];
};

/** Chosen option ids by group id. */
export type Selection = Readonly<Record<string, readonly string[]>>;

const isChoosable = (option: OptionRule): boolean => option.active && option.inStock;

/**
 * What an item sheet opens with: the default of each single group when it can be had, nothing in multiple groups, so
 * that nothing that costs money is chosen silently. ITEM-03.
 */
export const initialSelection = (groups: readonly GroupRule[]): Record<string, string[]> =>
  Object.fromEntries(
    groups.map(group => {
      const preset =
        group.type === 'single'
          ? group.options.find(option => option.isDefault && isChoosable(option))
          : undefined;
      return [group.id, preset ? [preset.id] : []];
    }),
  );

/**
 * A tap on an option. A single group swaps its answer; a multiple group adds or takes away. `refused` tells that the
 * tap would have gone beyond `maxChoices` (the label shakes) or at an option that cannot be had. ITEM-06, ITEM-08, ITEM-18.
 */
export const toggleOption = (
  group: GroupRule,
  selectedIds: readonly string[],
  optionId: string,
): { selected: string[]; refused: boolean } => {
  const option = group.options.find(({ id }) => id === optionId);
  if (group.type === 'multiple' && selectedIds.includes(optionId)) {
    return { selected: selectedIds.filter(id => id !== optionId), refused: false };
  }
  if (!option || !isChoosable(option)) return { selected: [...selectedIds], refused: true };
  if (group.type === 'single') return { selected: [optionId], refused: false };
  if (group.maxChoices && selectedIds.length >= group.maxChoices) {
    return { selected: [...selectedIds], refused: true };
  }
  return { selected: [...selectedIds, optionId], refused: false };
};

/** Whether a group is marked required. ITEM-13. */
export const isGroupRequired = (group: Pick<GroupRule, 'type' | 'minChoices'>): boolean =>
  group.type === 'single' || group.minChoices > 0;

/**
 * Whether the answer to a group can be ordered: exactly one option in a single group, between `minChoices` and
 * `maxChoices` in a multiple one, each of them once, known and to be had. ITEM-11, ITEM-12, ITEM-15, ITEM-18.
 */
export const isGroupValid = (group: GroupRule, selectedIds: readonly string[]): boolean => {
  const count = new Set(selectedIds).size;
  if (count !== selectedIds.length) return false;
  if (!selectedIds.every(id => group.options.some(option => option.id === id && isChoosable(option)))) {
    return false;
  }
  if (group.type === 'single') return count === 1;
  return count >= group.minChoices && (!group.maxChoices || count <= group.maxChoices);
};

/** Whether the add button works: every group is valid and nothing is chosen in a group the item lacks. ITEM-05. */
export const areGroupsValid = (groups: readonly GroupRule[], selection: Selection): boolean =>
  groups.every(group => isGroupValid(group, selection[group.id] ?? [])) &&
  Object.entries(selection).every(([id, chosen]) => chosen.length === 0 || groups.some(g => g.id === id));
