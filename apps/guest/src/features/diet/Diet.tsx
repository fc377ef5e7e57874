import { useEffect, useMemo } from 'react';
import type { Category } from '../../data/menu.ts';
import { useT } from '../../texts/texts.ts';
import { setSieve } from '../filters/index.ts';
import { useGuest } from '../venue/index.ts';
import { DietSheet } from './DietSheet.tsx';
import { DietStrip } from './DietStrip.tsx';
import { type DietChoice, isChosen } from './diet-choice.ts';
import { chooseDiet, useDietChoice } from './diet-store.ts';
import { markOf } from './diet-words.ts';
import { sift } from './sift.ts';

type Props = {
  /** Everything the menu would show. */
  readonly categories: readonly Category[];
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
};

/** The guest's choice at work: the strip that says so, and the sheet that changes it. */
export const Diet = ({ categories, open, onOpen, onClose }: Props) => {
  const t = useT();
  const { selfService } = useGuest();
  const choice = useDietChoice();
  const chosen = isChosen(choice);
  useEffect(() => {
    const mark = markOf(choice, t);
    setSieve(chosen ? all => sift(all, choice, mark).categories : undefined);
  }, [choice, chosen, t]);
  const siftBy = (wanted: DietChoice) => sift(categories, wanted, () => null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sifted follows from these
  const sifted = useMemo(() => siftBy(choice), [categories, choice]);
  return (
    <>
      {chosen && <DietStrip choice={choice} sifted={sifted} onChange={onOpen} />}
      <DietSheet
        open={open}
        onClose={onClose}
        choice={choice}
        leaves={wanted => siftBy(wanted).left}
        onChoose={next => chooseDiet(next, !selfService)}
      />
    </>
  );
};
