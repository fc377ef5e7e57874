import type { BoardOrder } from '@tableside/contract/http/console/board';
import type { MenuItem } from '@tableside/contract/http/menu';
import { type CourseId, usualCourse } from '@tableside/domain/kitchen';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useCourses } from '../../courses/index.ts';
import { useVenue } from '../../session/index.ts';
import type { ChangedLine } from '../add/DishChooser.tsx';
import { isPlain, startChoice } from '../add/dish.ts';
import { choiceOf, type PadLine } from '../add/menu-changes.ts';
import { menuQuery } from '../add/menu-query.ts';
import { draftCourses, underWay } from '../courses/draft-courses.ts';
import { lastRound } from '../grid/again.ts';
import { useHabits } from '../grid/use-habits.ts';
import { atSeat, type DraftLine, dishLine, inCourse } from './draft.ts';
import type { Pad } from './use-pad.ts';

/** What the pad asks about now: a dish, new or as it lies there; words that the menu does not have; or nothing. */
export type Asking =
  | {
      readonly dish: MenuItem;
      readonly key?: string;
      readonly was?: ChangedLine;
      readonly seat?: number | null;
      /** With which course it comes. */
      readonly course: CourseId;
    }
  | 'words'
  | null;

/** What somebody does on the pad of one place: picks dishes, answers what they ask, changes lines, repeats a round. */
export const usePadDesk = (pad: Pad, orders: readonly BoardOrder[], onChange?: () => void) => {
  const venue = useVenue();
  const { decimals } = venue.currency;
  const { data: menu } = useQuery(menuQuery(venue.id));
  const { habits, learnFrom } = useHabits();
  const [asking, setAsking] = useState<Asking>(null);
  const [words, setWords] = useState('');
  /** Kept here: who answers a dish's questions, or goes back from them, stands in the category that they came from. */
  const [category, setCategory] = useState<string | null>(null);
  /** Whose the dishes are that are picked next; null: the table's. */
  const [seat, setSeat] = useState<number | null>(null);
  const venueCourses = useCourses();
  /** With which course the next dish comes: it alone, where somebody wants it otherwise than usual. Absent: as usual. */
  const [course, setCourse] = useState<CourseId | undefined>(undefined);
  const usual = useMemo(() => {
    const found = new Map<string, CourseId>();
    for (const { id, items } of menu?.categories ?? []) {
      const its = usualCourse(id, venueCourses.courses);
      for (const dish of items) if (!found.get(dish.id)) found.set(dish.id, its);
    }
    return found;
  }, [menu, venueCourses]);
  const courseOfDish = useCallback(
    ({ id }: MenuItem): CourseId => (course === undefined ? (usual.get(id) ?? null) : course),
    [course, usual],
  );
  const taken = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { wire, quantity } of pad.lines) {
      if (!('menu_item_id' in wire)) continue;
      counts.set(wire.menu_item_id, (counts.get(wire.menu_item_id) ?? 0) + quantity);
    }
    return counts;
  }, [pad.lines]);
  /** The line that the latest tap went to: a word for the kitchen about it is asked beside it. */
  const [latest, setLatest] = useState<string | null>(null);
  const round = useMemo(() => lastRound(orders, menu, decimals), [orders, menu, decimals]);

  const putIn = pad.add;
  const add = useCallback(
    (line: DraftLine) => {
      onChange?.();
      putIn(line);
      setLatest(line.key);
      setAsking(null);
      setCourse(undefined);
      setWords('');
    },
    [onChange, putIn],
  );
  const pick = useCallback(
    (dish: MenuItem) => {
      const its = courseOfDish(dish);
      if (!isPlain(dish)) setAsking({ dish, course: its });
      else {
        const line = dishLine(dish, startChoice(dish), { quantity: 1, note: '', decimals });
        add(inCourse(atSeat(line, seat), its));
      }
    },
    [add, decimals, seat, courseOfDish],
  );
  const open = ({ key, wire, quantity }: PadLine): void => {
    if (!('menu_item_id' in wire)) return;
    const dish = menu?.categories.flatMap(({ items }) => items).find(({ id }) => id === wire.menu_item_id);
    const choice = dish && choiceOf(dish, wire);
    if (dish && choice)
      setAsking({
        dish,
        key,
        was: { choice, quantity, note: wire.note ?? '' },
        seat: wire.seat ?? null,
        course: wire.course_id ?? null,
      });
  };
  /** A word for the kitchen about one of the latest dish, without its form; its other pieces stay as they are. */
  const note = ({ key, quantity, held, wire }: PadLine, words: string): void => {
    if (!('menu_item_id' in wire)) return;
    const dish = menu?.categories.flatMap(({ items }) => items).find(({ id }) => id === wire.menu_item_id);
    const choice = dish && choiceOf(dish, wire);
    if (!dish || !choice) return;
    const line = dishLine(dish, choice, { quantity: 1, note: words, decimals });
    const next = inCourse(atSeat(line, wire.seat ?? null), wire.course_id ?? null);
    pad.setQuantity(key, quantity - 1);
    add(held === undefined ? next : { ...next, held });
  };
  /** What was asked about, answered; of a changed line the earlier one goes. */
  const answered = (line: DraftLine): void => {
    const changed = asking !== null && asking !== 'words' && asking.key !== undefined ? asking : null;
    const was = pad.lines.find(({ key }) => key === changed?.key);
    if (changed?.key !== undefined) pad.setQuantity(changed.key, 0);
    const its = asking === null || asking === 'words' ? (course ?? null) : asking.course;
    const next = inCourse(atSeat(line, changed ? (changed.seat ?? null) : seat), its);
    const held = changed && was?.wire.course_id === its ? was.held : undefined;
    add(held === undefined ? next : { ...next, held });
  };
  return {
    asking,
    askWords: () => setAsking('words'),
    back: () => {
      setCourse(undefined);
      setAsking(null);
    },
    words,
    setWords,
    category,
    setCategory,
    habits,
    learnFrom,
    taken,
    round,
    seat,
    setSeat,
    courses: venueCourses.courses,
    /** By course as it is sent, and what of the table is in the kitchen. */
    byCourse: draftCourses(pad.lines, underWay(orders), venueCourses),
    course,
    /** For the next dish; of one that is asked about, for that. */
    setCourse: (next: CourseId | undefined) => {
      if (asking === null || asking === 'words') setCourse(next);
      else setAsking({ ...asking, course: next ?? null });
    },
    again: () => {
      for (const line of round) add(line);
    },
    pick,
    open,
    latest: pad.lines.find(({ key, gone }) => key === latest && !gone),
    note,
    answered,
  };
};
export type PadDesk = ReturnType<typeof usePadDesk>;
