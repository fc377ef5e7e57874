/** What the page needs of a part of an archive. */
export type ArchivePart = {
  readonly file: string;
  readonly says: string;
  readonly columns: readonly string[];
  readonly without?: Readonly<Record<string, string>>;
};

const stays = ({ without = {} }: ArchivePart): string => {
  const named = Object.entries(without).filter(([column]) => column !== 'venue_id');
  return named.length === 0
    ? ''
    : `\n\nStays behind: ${named.map(([column, why]) => `\`${column}\` (${why})`).join(', ')}.`;
};

/** docs/guide/archive-format.md: every file of an archive, so that another program can read it. */
export const archivePage = (
  parts: readonly ArchivePart[],
  leftOut: Readonly<Record<string, string>>,
): string => `# What is in an archive

Made from \`apps/server/src/features/archive\` by \`npm run docs\`. How an archive is made and restored is in
[Leave with everything](leave-with-everything.md).

An archive is a zip: \`README.txt\`, \`data/<name>.jsonl\`, \`pictures/<id>/…\` and, last, \`manifest.json\`. A file of data holds one
JSON object a line in UTF-8, its members in the order below; one of more than a gigabyte goes on in \`data/<name>-2.jsonl\`. Amounts
are whole minor units (cents), times are ISO 8601 in UTC, days \`YYYY-MM-DD\`, bytes hexadecimal behind \`\\x\`. An id is the same in all
files: \`order_id\` of a line of \`order-lines\` is the \`id\` of a line of \`orders\`. Texts by language are objects: \`{"lt": "…", "en": "…"}\`.
A column that is not there yet in an older archive has its usual value; what is new in a version is added at the end of a row.

\`manifest.json\`:

| member | is |
|---|---|
| \`format\`, \`version\` | \`tableside-archive\`, 1 or 2; a program restores versions up to its own |
| \`made_at\`, \`program\`, \`address\` | when, by what, and where the codes lead that were printed |
| \`venue\` | \`id\`, \`slug\`, \`name\`; every line of every file is of this venue |
| \`sums\` | by currency: how many orders, bills and payments, what they come to, and the balance of each account of the journal |
| \`chain\` | the last number of the books' chain and its hash ([the books as a file](ledger-export.md)) |
| \`data\` | per file its \`part\`, \`lines\`, \`columns\`, \`bytes\` and \`sha256\` |
| \`pictures\` | per file its \`bytes\` and \`sha256\`; each picture in full size and list size, as avif and webp, and what it is in \`picture.json\`; beyond 2,000 files the further ones are listed in \`pictures.jsonl\`, a line each, which \`picture_list\` names (version 2) |

## Files

${parts.map(part => `### ${part.file}\n\n${part.says}\n\n\`${part.columns.join('`, `')}\`${stays(part)}`).join('\n\n')}

## Not in an archive

| table | why |
|---|---|
${Object.entries(leftOut)
  .map(([table, why]) => `| \`${table}\` | ${why} |`)
  .join('\n')}
`;
