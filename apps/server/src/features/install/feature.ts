import { feature } from '../../feature.ts';
import { mountInstall } from './index.ts';

export const install = feature({
  name: 'install',
  make: ({ limits, venues, env }) => ({
    mount: scope => mountInstall(scope, { limits, venues, dataDir: env.dataDir }),
  }),
});
