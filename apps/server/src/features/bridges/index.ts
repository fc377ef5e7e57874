import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/mount/handler.ts';
import { pair } from './device/pair.ts';
import { answer, heard, work } from './device/work.ts';
import { find } from './set-up/find.ts';
import { add, change, makeCode, remove, revoke } from './set-up/set-up.ts';
import { listBridges } from './set-up/show.ts';

export { createBridgeGuard } from './device/guard.ts';
export { mountProgram } from './device/program.ts';
export { type BridgeOutcome, type Bridges, createBridges } from './requests/ask.ts';
export { createNotices } from './requests/notices.ts';
export { forgetOldRequests } from './requests/request-store.ts';
export { bridgesOf } from './set-up/bridge-store.ts';
export { refuseUnknownBridge } from './set-up/refuse-unknown.ts';

type Keys =
  | 'POST /bridge/pair'
  | 'POST /bridge/work'
  | 'POST /bridge/heard'
  | 'POST /bridge/answer'
  | 'GET /console/{venue}/bridges'
  | 'POST /console/{venue}/bridges'
  | 'POST /console/{venue}/bridges/{bridge}'
  | 'POST /console/{venue}/bridges/{bridge}/code'
  | 'POST /console/{venue}/bridges/{bridge}/find'
  | 'POST /console/{venue}/bridges/{bridge}/revoke'
  | 'POST /console/{venue}/bridges/{bridge}/remove';

/** Programs in venues' networks through which the server prints and speaks to card terminals. ADR 0040. */
export const bridgeHandlers = (deps: Deps): Handlers<Keys> => ({
  'POST /bridge/pair': pair(deps),
  'POST /bridge/work': work(deps),
  'POST /bridge/heard': heard(deps),
  'POST /bridge/answer': answer(deps),
  'GET /console/{venue}/bridges': listBridges(deps),
  'POST /console/{venue}/bridges': add(deps),
  'POST /console/{venue}/bridges/{bridge}': change(deps),
  'POST /console/{venue}/bridges/{bridge}/code': makeCode(deps),
  'POST /console/{venue}/bridges/{bridge}/find': find(deps),
  'POST /console/{venue}/bridges/{bridge}/revoke': revoke(deps),
  'POST /console/{venue}/bridges/{bridge}/remove': remove(deps),
});
