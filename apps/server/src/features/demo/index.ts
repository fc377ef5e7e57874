export { giveDemoKeys } from './demo-keys.ts';
export { isDemoComplete } from './seed-store.ts';

/** The seed with all it needs (pictures, validation), loaded only where demo venues are made. */
export const loadSeed = () => import('./seed.ts');
