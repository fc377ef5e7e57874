import { randomInt, timingSafeEqual } from 'node:crypto';
import { Refusal } from '@tableside/contract';
import { ACCOUNT_CODE } from '@tableside/domain/account';
import type { Run } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { writeCode } from '../letters.ts';
import { type CodeKind, putCode, spendCode, type Typist, tryCodes } from './code-store.ts';

type Parts = Pick<Deps, 'secretBox' | 'mail'>;
type To = {
  readonly accountId: string;
  readonly email: string;
  readonly language: string;
  /** The browser that asked for it, by what it is called in the store. */
  readonly asker: Buffer;
};

/** Short codes are found from a plain hash: what is stored of one is signed with the installation's key. */
const hashOf = ({ secretBox }: Pick<Deps, 'secretBox'>, accountId: string, kind: CodeKind, code: string) =>
  secretBox.sign(`${accountId} ${kind} ${code}`, 'guest-account-code');

/** Writes a code to the account's address; nothing where no mail leaves. Call `mail.hurry()` after the commit. */
export const openCode = async (deps: Parts, run: Run, to: To, kind: CodeKind, now: number): Promise<void> => {
  if (!deps.mail.isOpen) return;
  const { digits, minutes, tries, triesElsewhere } = ACCOUNT_CODE;
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  await putCode(run, {
    accountId: to.accountId,
    kind,
    asker: to.asker,
    hash: hashOf(deps, to.accountId, kind, code),
    tries,
    triesElsewhere,
    expiresAt: new Date(now + minutes * 60_000),
  });
  await writeCode(deps, run, to, kind, code, now);
};

type Typed = { readonly kind: CodeKind; readonly code: string; readonly by: Typist };

/** Whether it is the code of a letter; each look costs one of its few tries. */
const isCode = async (
  deps: Pick<Deps, 'database' | 'secretBox' | 'clock'>,
  accountId: string,
  { kind, code, by }: Typed,
): Promise<Buffer | null> => {
  const hash = hashOf(deps, accountId, kind, code.replace(/\D/g, ''));
  const stored = await tryCodes(deps.database.run, accountId, kind, by, new Date(deps.clock()));
  return stored.some(each => timingSafeEqual(each, hash)) ? hash : null;
};

/** Proves a code, then does in one transaction what it opens. Throws `Refusal` account_code_wrong. */
export const withCode = async <T>(
  deps: Pick<Deps, 'database' | 'secretBox' | 'clock'>,
  accountId: string | null,
  typed: Typed,
  open: (run: Run, accountId: string) => Promise<T>,
): Promise<T> => {
  const { kind } = typed;
  const hash = accountId === null ? null : await isCode(deps, accountId, typed);
  if (hash === null || accountId === null) throw new Refusal('account_code_wrong');
  return deps.database.transaction(async run => {
    if (!(await spendCode(run, accountId, kind, hash))) throw new Refusal('account_code_wrong');
    return open(run, accountId);
  });
};
