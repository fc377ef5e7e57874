import type { WebhookAttempt } from '@tableside/contract/http/admin/webhooks';
import { WEBHOOK_KINDS, WEBHOOK_TEST } from '@tableside/domain/webhooks';
import type { Translate } from '../../i18n/index.ts';

const PROBLEMS = ['link', 'https', 'not_allowed', 'too_many'] as const;

/** What is wrong with an address, in words. */
export const problemWords = (problem: string | null, t: Translate): string | undefined => {
  if (problem === null) return undefined;
  return t(`webhooks.problem.${PROBLEMS.find(each => each === problem) ?? 'link'}`);
};

/** What came of a try, in words. */
export const attemptWords = ({ status, failure, ms }: WebhookAttempt, t: Translate): string =>
  status === null
    ? t(`webhooks.failure.${failure ?? 'no_answer'}`)
    : t('webhooks.answer', { status: String(status), ms });

/** What a piece of news is called; one that has no words says its own name. */
export const kindWords = (kind: string, t: Translate): string => {
  const known = ([...WEBHOOK_KINDS, WEBHOOK_TEST] as const).find(each => each === kind);
  return known ? t(`webhooks.kind.${known}`) : kind;
};

/** The name of the server alone: what follows it is long, and may be a secret. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? url;
