export { cropPicture } from './crop.ts';
export { encodePicture, PIPELINE_VERSION, storedPicture } from './encode.ts';
export { UnreadablePicture } from './encode-source.ts';
export { adoptPicture, storeFiles } from './encode-store.ts';
export { pictureJobs } from './remove-unused.ts';
