export { encodePicture, PIPELINE_VERSION, storedPicture } from './encode.ts';
export { adoptPicture, storeFiles } from './encode-store.ts';
export { pictureJobs } from './remove-unused.ts';
export { pictureWork } from './work.ts';
