import type { Deps } from '../../deps.ts';
import { type Handlers, keepsDone } from '../../http/mount/handler.ts';
import { deed, showDesk, testPrint } from './operate.ts';

type Keys =
  | 'GET /terminal-commands/{session}'
  | 'POST /terminal-commands/{session}/report'
  | 'POST /terminal-commands/{session}/settlement'
  | 'POST /terminal-commands/{session}/void-unresolved'
  | 'POST /terminal-commands/{session}/test-print';

/** The back office of a kiosk: terminal and printer that stand where it stands. ADR 0039 */
export const operatorHandlers = (deps: Deps): Handlers<Keys> => {
  const show = showDesk(deps);
  return {
    'GET /terminal-commands/{session}': show,
    'POST /terminal-commands/{session}/report': keepsDone(deed(deps, 'report'), show),
    'POST /terminal-commands/{session}/settlement': keepsDone(deed(deps, 'settlement'), show),
    'POST /terminal-commands/{session}/void-unresolved': keepsDone(deed(deps, 'void_unresolved'), show),
    'POST /terminal-commands/{session}/test-print': testPrint(deps),
  };
};
