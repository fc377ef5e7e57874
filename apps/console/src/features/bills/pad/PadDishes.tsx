import { type ReactNode, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { SheetFoot } from '../../../parts/sheet/SheetFoot.tsx';
import { DishChooser } from '../add/DishChooser.tsx';
import { NoteChips } from '../add/NoteChips.tsx';
import { WordsLineForm } from '../add/WordsLineForm.tsx';
import { CourseChips } from '../courses/CourseChips.tsx';
import { AgainStrip } from '../grid/AgainStrip.tsx';
import { DishGrid } from '../grid/DishGrid.tsx';
import grid from '../grid/grid.module.css';
import { usualNotes } from '../grid/habits.ts';
import styles from '../sheets.module.css';
import { DraftList } from './DraftList.tsx';
import { draftPieces } from './draft.ts';
import { EmptyPad } from './EmptyPad.tsx';
import { SeatChips } from './SeatChips.tsx';
import type { Pad } from './use-pad.ts';
import type { PadDesk } from './use-pad-desk.ts';

const MAX_USUAL = 4;

type Props = {
  pad: Pad;
  desk: PadDesk;
  /** It is being sent: what is tapped meanwhile would be in no order. */
  busy: boolean;
  onQuantity: (key: string, quantity: number) => void;
  /** Whether something may be written that the menu does not have. */
  takesWords?: boolean;
  /** How many sit there; null: nobody counted. */
  guests: number | null;
  /** What has to be read before it is sent, above the list. */
  notices?: ReactNode;
  /** What has to be said about all of it, below the list. */
  extras?: ReactNode;
  /** What sends it. */
  children: ReactNode;
};

/** The pad: the menu as tiles, what one dish asks, and what was gathered with the button that sends it. */
export const PadDishes = (props: Props) => {
  const { pad, desk, busy, onQuantity, takesWords, guests, notices, extras, children } = props;
  const { asking, latest } = desk;
  const { t } = useText();
  /** Of which dish a word for the kitchen is asked, by the dish: it goes on with the next of its words. */
  const [noting, setNoting] = useState<string | null>(null);
  const dishOf = (line: typeof latest) =>
    line && 'menu_item_id' in line.wire ? line.wire.menu_item_id : null;
  const noted = noting !== null && dishOf(latest) === noting ? latest : undefined;
  const noteOf = (line: NonNullable<typeof latest>) => ('note' in line.wire ? (line.wire.note ?? '') : '');
  if (asking === 'words') {
    return <WordsLineForm start={desk.words} onAdd={desk.answered} onBack={desk.back} />;
  }
  if (asking !== null) {
    return (
      <DishChooser
        key={asking.key ?? asking.dish.id}
        dish={asking.dish}
        {...(asking.was && { was: asking.was })}
        usualNotes={usualNotes(desk.habits, asking.dish.id, MAX_USUAL)}
        onAdd={desk.answered}
        onBack={desk.back}
      >
        <CourseChips courses={desk.courses} value={asking.course} onCourse={desk.setCourse} />
      </DishChooser>
    );
  }
  return (
    <div className={styles.add}>
      <div className={styles.whole} inert={busy}>
        {pad.lines.length === 0 && <AgainStrip round={desk.round} onAgain={desk.again} />}
        <SeatChips
          seat={desk.seat}
          named={pad.lines.map(({ wire }) => wire.seat ?? null)}
          guests={guests}
          onSeat={desk.setSeat}
        />
        <CourseChips courses={desk.courses} value={desk.course} usual onCourse={desk.setCourse} />
        <DishGrid
          words={desk.words}
          onWords={desk.setWords}
          category={desk.category}
          onCategory={desk.setCategory}
          onPick={desk.pick}
          taken={desk.taken}
          habits={desk.habits}
          {...(takesWords && { onWordsLine: desk.askWords })}
        />
      </div>
      {pad.lines.length === 0 && <p className={grid.gathers}>{t('pad.gathersHere')}</p>}
      {pad.lines.length > 0 && (
        <SheetFoot>
          {notices}
          <DraftList
            courses={desk.byCourse}
            {...(!busy && { onQuantity, onOpen: desk.open, onHold: pad.hold })}
            {...(!busy && dishOf(latest) !== null && { latest: latest?.key, noting: noted !== undefined })}
            onNote={() => setNoting(noted ? null : dishOf(latest))}
          />
          {!busy && noted && noting !== null && (
            <fieldset className={grid.noting} aria-label={t('note.for', { dish: noted.name })}>
              <NoteChips
                note={noteOf(noted)}
                usual={usualNotes(desk.habits, noting, MAX_USUAL)}
                onNote={words => desk.note(noted, words)}
              />
            </fieldset>
          )}
          {extras}
          <div className={grid.sending}>
            {!busy && <EmptyPad count={draftPieces(pad.lines)} onEmpty={pad.empty} />}
            {children}
          </div>
        </SheetFoot>
      )}
    </div>
  );
};
