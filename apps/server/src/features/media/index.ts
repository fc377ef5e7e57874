export { photoUrl, thumbnailUrl } from './serve-urls.ts';
