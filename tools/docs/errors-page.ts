/** One entry of the catalogue in packages/contract/src/errors.ts. */
export type CatalogueEntry = { http: number; message: string; status?: string };

const row = ([code, { http, message, status }]: [string, CatalogueEntry]): string =>
  `| \`${code}\` | ${http} | ${status === undefined ? '' : `\`${status}\``} | ${message} |`;

/** docs/ERRORS.md: every expected failure with its code, HTTP status and text. */
export const errorsPage = (errors: Readonly<Record<string, CatalogueEntry>>): string =>
  [
    '# Errors',
    '',
    'Made from `packages/contract/src/errors.ts` by `npm run docs`. A failure answers',
    '`{ "message", "code", "status"?, "details"? }`; the guest app shows its own text for the code.',
    '',
    '| code | HTTP | status | message |',
    '|---|---|---|---|',
    ...Object.entries(errors)
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(row),
    '',
  ].join('\n');
