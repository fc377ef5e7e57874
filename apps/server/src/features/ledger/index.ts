export { type EntryKind, type NewEntry, postEntry } from './post-entry.ts';
export { type BookedPiece, postSale, postVoid } from './post-sale.ts';
