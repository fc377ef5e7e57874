import { feature } from '../../feature.ts';
import { mountDocs } from './index.ts';

export const docs = feature({
  name: 'docs',
  make: ({ ingredients }) => ({ mount: scope => mountDocs(scope, ingredients.version) }),
});
