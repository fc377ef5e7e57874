export { codePicture } from './code-picture.ts';
export type { SignContent } from './draw-sign.ts';
export { endingOf, signFile } from './sign-file.ts';
export { PAGES } from './sign-pages.ts';
export { signsOfOne } from './signs-of-one.ts';
export { signWork } from './work.ts';
