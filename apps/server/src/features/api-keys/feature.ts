import { feature } from '../../feature.ts';
import { apiKeyHandlers, createKeyGuard } from './index.ts';

export const apiKeys = feature({
  name: 'api-keys',
  make: deps => ({ ports: { keys: createKeyGuard(deps) }, handlers: apiKeyHandlers(deps) }),
});
