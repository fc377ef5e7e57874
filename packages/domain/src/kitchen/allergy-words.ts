/**
 * Beginnings of words by which guests of our fifteen languages speak of allergies and intolerances. Cutting them short
 * is on purpose: a warning too many costs a glance.
 */
const STEMS = [
  'allerg',
  'alerg',
  'alérg',
  'алерг',
  'аллерг',
  'αλλεργ',
  'حساسي',
  'intoleran',
  'netoler',
  'nietoleran',
  'непереносим',
  'celia',
  'coelia',
  'zöliak',
  'zoliak',
  'целиак',
  'целіак',
  'anafil',
  'anaphyl',
  'анафил',
  'epipen',
] as const;

/** Whether a guest's note speaks of an allergy, so that it is shown as a warning and not as a wish. */
export const mentionsAllergy = (note: string): boolean => {
  const words = note.normalize('NFC').toLowerCase();
  return STEMS.some(stem => words.includes(stem));
};
