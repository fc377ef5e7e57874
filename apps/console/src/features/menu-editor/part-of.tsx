import type { DraftItem } from '@tableside/domain/menu';
import { type ComponentType, memo, useCallback, useEffect, useRef } from 'react';

type Hands = {
  readonly item: DraftItem;
  /** What is typed, and what is chosen. */
  readonly onType: (item: DraftItem) => void;
  readonly onSet: (item: DraftItem) => void;
};

const take = (item: DraftItem, from: DraftItem, fields: readonly (keyof DraftItem)[]): DraftItem => {
  const others = Object.entries(item).filter(([name]) => !fields.some(field => field === name));
  const own = Object.entries(from).filter(([name]) => fields.some(field => field === name));
  return { ...Object.fromEntries(others), ...Object.fromEntries(own) } as DraftItem;
};

/**
 * A part of a dish's form, for some of its fields: drawn anew when one of those changes, and not with each letter that is
 * typed elsewhere in the form. It changes its own fields alone, so what it knows of the others may be old.
 */
export const partOf = <More extends object>(
  fields: readonly (keyof DraftItem)[],
  Part: ComponentType<Hands & More>,
): ComponentType<Hands & More> => {
  const Kept = memo(Part, ({ item: was, ...before }, { item, ...after }) => {
    const [old, now] = [before, after] as Readonly<Record<string, unknown>>[];
    return (
      fields.every(field => was[field] === item[field]) &&
      Object.keys(after).every(name => old?.[name] === now?.[name])
    );
  }) as ComponentType<Hands & More>;
  return function PartOfDish(props) {
    const latest = useRef(props);
    useEffect(() => {
      latest.current = props;
    });
    const onType = useCallback(
      (next: DraftItem) => latest.current.onType(take(latest.current.item, next, fields)),
      [],
    );
    const onSet = useCallback(
      (next: DraftItem) => latest.current.onSet(take(latest.current.item, next, fields)),
      [],
    );
    return <Kept {...props} onType={onType} onSet={onSet} />;
  };
};
