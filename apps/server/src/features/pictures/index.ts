export { encodePicture, PIPELINE_VERSION, storedPicture } from './encode.ts';
export { adoptPicture, storeFiles } from './encode-store.ts';
export { forgetPictures, pictureJobs } from './remove-unused.ts';
export { uploadPicture } from './upload-picture.ts';
export { pictureWork } from './work.ts';
