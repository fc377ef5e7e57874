import { workForPush } from '@tableside/contract/push/worker';

/** Pages of staff and of the sandbox live on the same site. */
const OTHERS: readonly string[] = ['console', 'sandbox', 'ready', 'api'];

workForPush({ isOurs: room => !OTHERS.includes(room) });
