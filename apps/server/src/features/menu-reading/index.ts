export { importWork, previewWork } from './work.ts';
export { exportWork } from './write-content.ts';
