import type { MessageKey } from '@tableside/i18n';
import type { FailureCode } from '../../data/connection/failures.ts';

type FailureTexts = {
  readonly title: MessageKey;
  readonly text: MessageKey;
  /** It failed where it should not have. */
  readonly reload: boolean;
  /** It passes: the page can be asked for again. */
  readonly retry: boolean;
};

/** What is so for some minutes. */
const PASSING = ['updating', 'noMenu', 'generic'];

/** Failures of a scan that have words of their own: `scan.<name>Title` and `scan.<name>Text`. */
const NAMES: Partial<
  Record<FailureCode, 'updating' | 'noMenu' | 'disabled' | 'unknown' | 'spoken' | 'replaced' | 'ended'>
> = {
  updating_menu: 'updating',
  menu_not_published: 'noMenu',
  venue_disabled: 'disabled',
  table_code_unknown: 'unknown',
  table_code_spoken: 'spoken',
  table_code_replaced: 'replaced',
  session_not_found: 'ended',
  session_ended: 'ended',
  not_the_same_device: 'ended',
};

/** What a failed scan or session says; anything unknown is generic and offers a reload. SCAN-15…17, SCAN-20. */
export const failureTexts = (code: FailureCode): FailureTexts => {
  if (code === 'offline')
    return { title: 'common.offlineTitle', text: 'errors.offline', reload: true, retry: true };
  const name = NAMES[code] ?? 'generic';
  const reload = name === 'generic';
  return { title: `scan.${name}Title`, text: `scan.${name}Text`, reload, retry: PASSING.includes(name) };
};
