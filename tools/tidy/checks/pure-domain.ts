import { type Finding, findAll, isTest, type SourceFile } from '../source-file.ts';

/** What depends on the machine, the moment or chance. `Date` as a value: a rule is given its instants as numbers. */
const impure =
  /\b(?:new\s+Date|Date\s*\.|Date\s*\(|Math\s*\.\s*random|Intl\s*\.|fetch\s*\(|performance\s*\.|setTimeout|setInterval|crypto\s*\.|process\s*\.|window\s*\.|document\s*\.|localStorage|console\s*\.)/g;

/** The domain holds rules and nothing else: the same input gives the same answer anywhere, any time. */
export const checkPureDomain = (files: readonly SourceFile[]): Finding[] =>
  files
    .filter(({ path }) => path.startsWith('packages/domain/src/') && !isTest(path))
    .flatMap(file => [
      ...findAll(
        file,
        'bare',
        impure,
        found => `uses ${found}; the domain knows no clock, chance, locale or network`,
      ),
      ...findAll(file, 'bare', /\.toLocale\w+/g, found => `uses ${found}; formatting belongs to i18n`),
    ]);
