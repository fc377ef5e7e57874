export { mountMedia } from './serve.ts';
export { photoUrl, thumbnailUrl } from './serve-urls.ts';
