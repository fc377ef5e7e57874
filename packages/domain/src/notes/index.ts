export { itemNote, MAX_ALLERGY_WORDS, MAX_ITEM_NOTE, MAX_ORDER_COMMENT } from './item-note.ts';
export { GUEST_WORDS_KEPT_DAYS } from './kept-words.ts';
export { isLongNote, noteOfPortions, withoutAbove } from './portions.ts';
export { UNSEEN } from './unseen.ts';
