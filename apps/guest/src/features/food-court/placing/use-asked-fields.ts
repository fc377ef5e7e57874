import { additionalFieldProblems, type FieldProblem } from '@tableside/domain/venue';
import { useEffect, useMemo, useState } from 'react';
import { readEntry, subscribeEntry } from '../../../data/cache.ts';
import { quietly } from '../../../data/connection/quietly.ts';
import { useLanguage } from '../../../texts/texts.ts';
import { changeDraft, readDraft } from '../../draft/index.ts';
import {
  loadVenueTexts,
  presetAnswers,
  shownFields,
  type VenueTexts,
  venueText,
  venueTextsKey,
} from '../../extra-details/index.ts';
import type { Part } from '../basket/use-basket.ts';
import { useEach } from '../basket/use-each.ts';
import { type AskedField, askedFields } from './asked-fields.ts';

type Answer = string | boolean;
export type AskedNow = AskedField & {
  readonly text: (key: string) => string;
  readonly value: Answer | undefined;
  readonly problem: FieldProblem | undefined;
};

const readTexts = (key: string) => readEntry<VenueTexts>(key);

/** What a venue is answered already: what was typed here or in its own details, else what is meant unless it is said. */
const answersOf = ({ guest, session }: Part): Readonly<Record<string, Answer>> =>
  guest
    ? { ...presetAnswers(shownFields(guest.restaurant), guest.place), ...readDraft(session).answers }
    : {};

/** The questions of all venues of a basket with their answers; `keep` writes those down for every venue that asks. */
export const useAskedFields = (parts: readonly Part[]) => {
  const language = useLanguage();
  const [typed, setTyped] = useState<Readonly<Record<string, Answer>>>({});
  const names = parts.map(({ venue }) => venueTextsKey(venue, language));
  const texts = useEach(names, subscribeEntry, readTexts);
  const isHere = (at: number) => texts[at]?.data !== undefined || texts[at]?.error !== undefined;
  const missing = names.filter((_, at) => !isHere(at)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts that are missing name what is to fetch
  useEffect(() => {
    for (const { venue } of parts) {
      if (!readTexts(venueTextsKey(venue, language)).data) quietly(loadVenueTexts(venue, language));
    }
  }, [missing, language]);
  const asked = useMemo(() => {
    const words = texts.map(({ data }) => venueText(data ?? {}));
    const textOf = (session: string) =>
      words[parts.findIndex(part => part.session === session)] ?? venueText({});
    const venues = parts.map(({ session, guest }) => ({
      session,
      fields: guest ? shownFields(guest.restaurant) : [],
      text: textOf(session),
    }));
    return askedFields(venues).map((each): AskedNow => {
      const { key } = each.field;
      const before = parts
        .filter(({ session }) => each.sessions.includes(session))
        .map(part => answersOf(part)[key])
        .find(answer => answer !== undefined);
      const value = typed[each.id] ?? before;
      const problem = additionalFieldProblems([each.field], { [key]: value })[key];
      return { ...each, text: textOf(each.sessions[0] ?? ''), value, problem };
    });
  }, [parts, texts, typed]);
  const write = (each: AskedField, value: Answer): void => {
    for (const session of each.sessions) {
      changeDraft(session, { answers: { ...readDraft(session).answers, [each.field.key]: value } });
    }
  };
  return {
    asked,
    ready: missing === '' && parts.every(({ guest }) => guest !== null),
    answer: (each: AskedField, value: Answer): void => {
      setTyped(all => ({ ...all, [each.id]: value }));
      write(each, value);
    },
    keep: (): void => {
      for (const each of asked) if (each.value !== undefined) write(each, each.value);
    },
  };
};
