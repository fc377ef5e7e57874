export { createWorkshop, type Workshop } from './workshop.ts';
