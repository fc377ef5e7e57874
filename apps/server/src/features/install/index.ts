export { drawIcon } from './icon.ts';
export { installPath } from './manifest.ts';
export { mountInstall } from './mount.ts';
