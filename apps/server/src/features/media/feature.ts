import { feature } from '../../feature.ts';
import { mountMedia } from './index.ts';

export const media = feature({
  name: 'media',
  make: ({ env }) => ({ mount: scope => mountMedia(scope, env.dataDir) }),
});
