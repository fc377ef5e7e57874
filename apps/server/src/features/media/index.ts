export { mountMedia } from './serve.ts';
export { ofPerson, photoUrl, thumbnailUrl } from './serve-urls.ts';
