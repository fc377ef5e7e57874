import { exportWork, importWork, previewWork } from '../features/menu-reading/index.ts';
import { pictureWork } from '../features/pictures/index.ts';
import { signWork } from '../features/signs/index.ts';

/** What the workshop can do. What goes in and comes out travels between processes: plain data, no functions. */
export const JOBS = {
  picture: pictureWork,
  'menu-preview': previewWork,
  'menu-import': importWork,
  'menu-export': exportWork,
  signs: signWork,
};
export type Jobs = typeof JOBS;
