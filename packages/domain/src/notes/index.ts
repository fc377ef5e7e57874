export { itemNote, MAX_ALLERGY_WORDS, MAX_ITEM_NOTE } from './item-note.ts';
