import type { MessageKey } from '@tableside/i18n';
import type { FailureCode } from '../../data/failures.ts';

type FailureTexts = { readonly title: MessageKey; readonly text: MessageKey; readonly reload: boolean };

const GENERIC: FailureTexts = { title: 'scan.genericTitle', text: 'scan.genericText', reload: true };
const ENDED: FailureTexts = { title: 'scan.endedTitle', text: 'scan.endedText', reload: false };
const TEXTS: Partial<Record<FailureCode, FailureTexts>> = {
  updating_menu: { title: 'scan.updatingTitle', text: 'scan.updatingText', reload: false },
  menu_not_published: { title: 'scan.updatingTitle', text: 'scan.updatingText', reload: false },
  venue_disabled: { title: 'scan.disabledTitle', text: 'scan.disabledText', reload: false },
  table_code_unknown: { title: 'scan.unknownTitle', text: 'scan.unknownText', reload: false },
  session_not_found: ENDED,
  session_ended: ENDED,
  not_the_same_device: ENDED,
  offline: { title: 'common.offlineTitle', text: 'errors.offline', reload: true },
};

/** What a failed scan or session says; anything unknown is generic and offers a reload. SCAN-15…17, SCAN-20. */
export const failureTexts = (code: FailureCode): FailureTexts => TEXTS[code] ?? GENERIC;
