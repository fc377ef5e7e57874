import { setPriority } from 'node:os';
import type { PictureRecipe } from './compose-picture-recipe.ts';
import { makePictures } from './demo-pictures-make.ts';

/** What the server hands over to this process. */
export type PictureJob = { readonly cacheDir: string; readonly recipes: readonly PictureRecipe[] };

// Guests of a server that has just started come first.
setPriority(10);
process.once('disconnect', () => process.exit());
process.once('message', (job: PictureJob) => {
  makePictures(job.cacheDir, job.recipes).then(
    () => process.disconnect(),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
