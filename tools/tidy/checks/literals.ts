import { type Finding, isTest, lineAt, type SourceFile } from '../source-file.ts';

export const catalogue = 'packages/contract/src/errors.ts';

/** Short texts are ordinary words somewhere; three words and more are a message. */
const isMessage = (text: string): boolean => text.trim().split(/\s+/).length >= 3;

/** The texts of the error catalogue appear there and in tests; code asks for them by their code. */
export const checkLiterals = (files: readonly SourceFile[], messages: readonly string[]): Finding[] => {
  const guarded = [...new Set(messages.filter(isMessage))];
  return files
    .filter(({ path }) => /^(apps|packages)\//.test(path) && path !== catalogue && !isTest(path))
    .flatMap(file =>
      guarded.flatMap(message => {
        const at = ["'", '"', '`']
          .map(quote => file.code.indexOf(`${quote}${message}${quote}`))
          .find(found => found >= 0);
        return at === undefined
          ? []
          : [
              {
                path: file.path,
                line: lineAt(file.code, at),
                message: `repeats "${message}"; refuse with its code`,
              },
            ];
      }),
    );
};
