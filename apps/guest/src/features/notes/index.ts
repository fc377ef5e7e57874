export { NoteField } from './NoteField.tsx';
