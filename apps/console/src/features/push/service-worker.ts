import { workForPush } from '@tableside/contract/push/worker';
import type { OpenScreen } from './open-screen.ts';

workForPush({
  isOurs: room => room === 'console',
  icon: '/console/icon.svg',
  claims: true,
  say: (path): OpenScreen => ({ open: path }),
});
