export { seedDemoCredentials } from './demo-keys.ts';
export { isDemoComplete } from './seed-store.ts';

/** The seed with all it needs to read and check its files, loaded only where demo venues are made. */
export const loadSeed = () => import('./seed.ts');
