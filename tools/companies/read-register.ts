import type { RegisteredCompany } from '@tableside/server/features/companies/company-register.ts';

/** Names of columns in the open files of the Lithuanian register, and in anybody's own, the first that is there counts. */
const COLUMNS = {
  code: ['ja_kodas', 'kodas', 'code'],
  title: ['ja_pavadinimas', 'pavadinimas', 'title', 'name'],
  address: ['adresas', 'pilnas_adresas', 'buveine', 'address'],
  vatCode: ['pvm_kodas', 'pvm_moketojo_kodas', 'vat_code', 'pvmkodas'],
  /** A date here: the company is no more. */
  ended: ['isreg_data', 'ja_isreg_data', 'ended'],
} as const;

type Fields = Readonly<Record<string, string>>;

const fieldOf = (fields: Fields, names: readonly string[]): string =>
  names.map(name => fields[name]?.trim() ?? '').find(value => value !== '') ?? '';

/** A row as a company; null: without a code or a name, or struck off. */
export const companyOf = (fields: Fields): RegisteredCompany | null => {
  const [code, title] = [fieldOf(fields, COLUMNS.code), fieldOf(fields, COLUMNS.title)];
  if (code === '' || title === '' || fieldOf(fields, COLUMNS.ended) !== '') return null;
  const vatCode = fieldOf(fields, COLUMNS.vatCode);
  return {
    code: code.slice(0, 30),
    title: title.slice(0, 300),
    address: fieldOf(fields, COLUMNS.address).slice(0, 300),
    vatCode: vatCode === '' ? null : vatCode.slice(0, 30),
  };
};

/** The cells of a line with quotes as spreadsheets write them. */
export const cellsOf = (line: string, separator: string): string[] => {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (quoted && sign === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (sign === separator && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
};

const SEPARATORS = ['|', ';', '\t', ','];
const separatorOf = (head: string): string => SEPARATORS.find(sign => head.includes(sign)) ?? ',';

const oddQuotes = (text: string): boolean => (text.match(/"/g)?.length ?? 0) % 2 === 1;

/** Lines put together again where a quoted cell holds a line break; the files of the register have few. */
async function* records(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let open = '';
  for await (const line of lines) {
    const whole = open === '' ? line : `${open}\n${line}`;
    // A lone quote in a name must not swallow the rest of the file.
    if (oddQuotes(whole) && whole.length < 5_000) open = whole;
    else {
      open = '';
      yield whole;
    }
  }
  if (open !== '') yield open;
}

const plainName = (name: string): string =>
  name
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/^"|"$/g, '')
    .toLowerCase();

/** Companies of a CSV file with a header (separated by `|`, `;`, tabs or commas) or of NDJSON, read line by line. */
export async function* readRegister(lines: AsyncIterable<string>): AsyncGenerator<RegisteredCompany> {
  let names: string[] | null = null;
  let separator = ',';
  for await (const line of records(lines)) {
    if (line.trim() === '') continue;
    let fields: Fields;
    if (
      names === null &&
      line
        .replace(/^\uFEFF/, '')
        .trimStart()
        .startsWith('{')
    ) {
      fields = Object.fromEntries(
        Object.entries(JSON.parse(line.replace(/^\uFEFF/, '')) as Record<string, unknown>).map(
          ([name, value]) => [
            plainName(name),
            value === null || typeof value === 'object' ? '' : String(value),
          ],
        ),
      );
    } else if (names === null) {
      separator = separatorOf(line);
      names = cellsOf(line, separator).map(plainName);
      continue;
    } else {
      const cells = cellsOf(line, separator);
      fields = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
    }
    const company = companyOf(fields);
    if (company) yield company;
  }
}
