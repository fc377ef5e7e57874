export { importWork, previewWork } from './work.ts';
