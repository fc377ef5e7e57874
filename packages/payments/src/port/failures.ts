import type { FailureCode } from './news.ts';

/** No answer, or one that does not tell: the effect is unknown and only asking again resolves it. */
export class NoAnswer extends Error {
  constructor(provider: string, cause: unknown) {
    super(`${provider} gave no answer`, { cause });
    this.name = 'NoAnswer';
  }
}

/** The provider refused, or we knew that it would: nothing happened there. */
export class ProviderRefusal extends Error {
  readonly code: FailureCode | 'misconfigured' | 'amount' | 'refused';
  constructor(provider: string, code: ProviderRefusal['code'], words: string) {
    super(`${provider} refused: ${words}`);
    this.name = 'ProviderRefusal';
    this.code = code;
  }
}
