import { Button } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import type { FoldProps } from './FoldCard.tsx';
import { useFold } from './use-fold.ts';
import type { WrongFields } from './use-save-page.ts';

type Props<T> = {
  list: readonly T[];
  most: number;
  /** What is added, and the words on the button that adds it. */
  fresh: T;
  add: string;
  wrong: WrongFields;
  /** Theirs in `wrong`. */
  prefix: string;
  onChange: (list: T[]) => void;
  card: (thing: T, fold: FoldProps & { onChange: (thing: T) => void }) => ReactNode;
};

/** Cards of which one is open, and the button for another one. */
export const FoldList = <T,>({ list, most, fresh, add, wrong, prefix, onChange, card }: Props<T>) => {
  const { t } = useText();
  const fold = useFold(list, onChange, wrong, prefix);
  return (
    <>
      {list.map((thing, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: new ones have no key yet; nothing of a card is kept beside the draft
        <Fragment key={place}>{card(thing, fold.of(place))}</Fragment>
      ))}
      <div>
        {list.length >= most ? (
          <p>{t('form.most', { count: most })}</p>
        ) : (
          <Button variant="default" onClick={() => fold.add(fresh)}>
            {add}
          </Button>
        )}
      </div>
    </>
  );
};
