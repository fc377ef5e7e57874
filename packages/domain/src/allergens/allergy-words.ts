import { foldText } from '../search/fold.ts';

/**
 * Beginnings of words by which guests of our fifteen languages speak of allergies and intolerances, without accents.
 * Cutting them short is on purpose: a warning too many costs a glance.
 */
const STEMS: readonly string[] = Object.values({
  // Allergy in de en es et fr it lt lv nl pl ro, then el, ru, uk, ar.
  allergy: ['allerg', 'alerg', 'αλλεργ', 'аллерг', 'алерг', 'حساسي', 'حساسه'],
  // What Poles, Dutch and Germans say as often.
  oversensitive: ['uczulen', 'overgevoelig', 'uberempfindlich', 'hypersensi', 'ipersensi'],
  intolerance: [
    'intoler',
    'netoler',
    'nepanes',
    'nietoler',
    'talumat',
    'unvertrag',
    'δυσανεξ',
    'непереносим',
    'непереносн',
    'عدم تحمل',
  ],
  coeliac: ['celia', 'coelia', 'coeliak', 'celiak', 'zoliak', 'tsoliaak', 'κοιλιοκακ', 'целиак', 'целіак'],
  // What ends an evening in hospital.
  shock: ['anafil', 'anaphyl', 'anafül', 'анафил', 'анафіл', 'αναφυλ', 'تاقي', 'epipen', 'эпипен', 'епіпен'],
}).flat();

const FOLDED: readonly string[] = STEMS.map(foldText);

/** Whether a guest's note speaks of an allergy, so that it is shown as a warning and not as a wish. */
export const mentionsAllergy = (note: string): boolean => {
  const words = foldText(note);
  return FOLDED.some(stem => words.includes(stem));
};
