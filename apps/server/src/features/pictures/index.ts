export { cropPicture } from './crop.ts';
export { encodePicture, PIPELINE_VERSION, storedPicture } from './encode.ts';
export { UnreadablePicture } from './encode-source.ts';
<<<<<<< HEAD
export { adoptPicture, storeFiles } from './encode-store.ts';
=======
export { adoptPicture } from './encode-store.ts';
export { pictureJobs } from './remove-unused.ts';
>>>>>>> ed67bea7 (Remove pictures that nothing holds two weeks after they were sent)
