import { type Finding, findAll, isTest, type SourceFile } from '../source-file.ts';

/**
 * Phones and consoles also open a site over plain http, on a venue's own network before it has a certificate. What browsers
 * give to secure pages only is not there: keys come from `freshKey`.
 */
export const checkSecureContext = (files: readonly SourceFile[]): Finding[] =>
  files
    .filter(({ path }) => /^apps\/(guest|console)\/src\//.test(path) && !isTest(path))
    .flatMap(file =>
      findAll(
        file,
        'bare',
        /\bcrypto\s*\.\s*(?:randomUUID|subtle)\b/g,
        () => 'needs a secure page; a site may be open over plain http (use freshKey)',
      ),
    );
