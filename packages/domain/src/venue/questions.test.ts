import { describe, expect, it } from 'vitest';
import {
  type Question,
  questionProblems,
  questionsOf,
  storedQuestions,
  visibleAdditionalFields,
} from './index.ts';

const nothing = {
  additionalFields: [],
  additionalFieldsKioskEnabled: false,
  additionalFieldsQrEnabled: true,
  translations: { lt: { other: 'kita' } },
  mainLanguage: 'lt',
} as const;
const question = (over: Partial<Question> = {}): Question => ({
  key: null,
  type: 'text',
  required: false,
  place: 'codes',
  label: { lt: 'Kambarys', en: 'Room' },
  options: [],
  ...over,
});
const choice = (...labels: string[]) => labels.map(lt => ({ key: null, label: { lt } }));
const keys = () => {
  let made = 0;
  return () => {
    made += 1;
    return `q${made}`;
  };
};

describe('questions of a venue', () => {
  it('[EXTRA-09][EXTRA-10] come back as they were worded, in all four kinds', () => {
    const asked = [
      question(),
      question({
        type: 'select',
        required: true,
        label: { lt: 'Kada?' },
        options: choice('Dabar', 'Vėliau'),
      }),
      question({ type: 'autocomplete', place: 'both', label: { lt: 'Gatvė' }, options: choice('Pilies') }),
      question({ type: 'checkbox', place: 'kiosks', label: { lt: 'Sutinku' } }),
      question({ place: 'pickup', label: { lt: 'Kada?!' } }),
    ];
    const stored = storedQuestions(asked, nothing, keys());
    const back = questionsOf({ ...nothing, ...stored });
    expect(
      back.map(({ key: _, options, ...rest }) => ({ ...rest, options: options.map(each => each.label) })),
    ).toEqual(
      asked.map(({ key: _, options, ...rest }) => ({ ...rest, options: options.map(each => each.label) })),
    );
    expect(stored.translations.lt).toMatchObject({ other: 'kita' });
    const group = { enabled: true, kioskEnabled: false, qrEnabled: true };
    const at = (type: 'default' | 'self_service' | 'pickup') =>
      visibleAdditionalFields(stored.additionalFields, group, type).map(({ type: kind }) => kind);
    expect(at('default')).toEqual(['text', 'select', 'autocomplete']);
    expect(at('pickup')).toEqual(['text', 'select', 'autocomplete', 'text']);
    expect(at('self_service')).toEqual(['autocomplete', 'checkbox']);
  });

  it('keep their keys when they are reworded and moved, so that answers stay theirs', () => {
    const first = storedQuestions(
      [question(), question({ type: 'select', label: { lt: 'Kada?' }, options: choice('Dabar', 'Vėliau') })],
      nothing,
      keys(),
    );
    const [room, when] = questionsOf({ ...nothing, ...first });
    if (!room || !when) throw new Error('two questions');
    const [now, later] = when.options;
    if (!now || !later) throw new Error('two options');
    const second = storedQuestions(
      [
        { ...when, options: [later, { key: null, label: { lt: 'Rytoj' } }, now] },
        { ...room, label: { lt: 'Numeris' } },
      ],
      { ...nothing, ...first },
      () => 'new',
    );
    expect(second.additionalFields.map(({ key, selectOptions }) => [key, selectOptions])).toEqual([
      [when.key, [later.key, 'new', now.key]],
      [room.key, []],
    ]);
    expect(questionsOf({ ...nothing, ...second })[1]?.label).toEqual({ lt: 'Numeris' });
  });

  it('that are taken away are asked nowhere, and keep their words for orders that answered them', () => {
    const first = storedQuestions([question(), question({ label: { lt: 'Kada?' } })], nothing, keys());
    const [, when] = questionsOf({ ...nothing, ...first });
    const second = storedQuestions(when ? [when] : [], { ...nothing, ...first }, keys());
    const settings = { ...nothing, ...second };
    expect(questionsOf(settings).map(({ label }) => label.lt)).toEqual(['Kada?']);
    const group = { enabled: true, kioskEnabled: true, qrEnabled: true };
    expect(visibleAdditionalFields(second.additionalFields, group, 'default')).toHaveLength(1);
    const gone = second.additionalFields.find(({ retired }) => retired);
    expect(settings.translations.lt).toMatchObject({ [gone?.placeholder ?? '']: 'Kambarys' });
    // Taken away again and again, the list does not grow for ever.
    let many: ReturnType<typeof storedQuestions> = second;
    for (let round = 0; round < 30; round += 1) {
      many = storedQuestions([question()], { ...nothing, ...many }, () => `r${round}`);
    }
    expect(many.additionalFields.length).toBe(21);
  });

  it.each([
    ['nothing', [question()], {}],
    ['no words in the main language', [question({ label: { en: 'Room' } })], { '0.label': 'missing' }],
    ['the same question twice', [question(), question()], { '1.label': 'twice' }],
    ['nothing to choose', [question({ type: 'select' })], { '0.options': 'options' }],
    ['a list that only helps with typing', [question({ type: 'autocomplete' })], {}],
    [
      'an empty choice',
      [question({ type: 'select', options: choice('a', ' ') })],
      { '0.options.1': 'missing' },
    ],
  ])('wrong with them: %s', (_, questions, problems) => {
    expect(questionProblems(questions, 'lt')).toEqual(problems);
  });
});
