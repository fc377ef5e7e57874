/** The part of a call's specification that the page shows. */
export type Call = {
  summary: string;
  access: string | { staff: readonly string[]; password?: true } | { key: string };
  query?: unknown;
  body?: unknown;
  upload?: { maxBytes: number; types: readonly string[] };
  errors?: readonly string[];
  idempotent?: boolean;
  cacheable?: boolean;
};

type ObjectSchema = { shape: Record<string, { isOptional(): boolean }> };

const hasShape = (schema: unknown): schema is ObjectSchema =>
  typeof schema === 'object' && schema !== null && 'shape' in schema && typeof schema.shape === 'object';

/** `a, b?` for an object schema; other shapes are left to the OpenAPI page. */
const fields = (schema: unknown): string | undefined => {
  if (schema === undefined) return undefined;
  if (!hasShape(schema)) return 'see OpenAPI';
  return Object.entries(schema.shape)
    .map(([name, field]) => `\`${name}\`${field.isOptional() ? '?' : ''}`)
    .join(', ');
};

const MB = 1024 * 1024;

/** The file of a call, as the body or as a part of a form. */
const file = ({ body, upload }: Call): string | undefined =>
  upload &&
  `${upload.types.join(', ')} up to ${upload.maxBytes / MB} MB${body ? ', as `file` of a form beside the JSON `fields`' : ''}`;

const keyWith = (scope: string): string => (scope === 'any' ? 'any key' : `a key that may \`${scope}\``);

const who = (access: Call['access']): string =>
  typeof access === 'string'
    ? access
    : 'key' in access
      ? keyWith(access.key)
      : `staff: ${access.staff.join(', ')}`;

const section = ([key, call]: [string, Call]): string[] => {
  const lines = [
    ['who', who(call.access)],
    ['query', fields(call.query)],
    ['body', fields(call.body)],
    ['file', file(call)],
    ['refuses with', call.errors?.map(code => `\`${code}\``).join(', ')],
    ['idempotent', call.idempotent ? 'honours `Idempotency-Key`' : undefined],
    ['cache', call.cacheable ? 'by ETag' : undefined],
  ].filter(([, text]) => text !== undefined && text !== '');
  return [`## ${key}`, '', call.summary, '', ...lines.map(([name, text]) => `- ${name}: ${text}`), ''];
};

/** docs/ROUTES.md: every HTTP call below `/api`. */
export const routesPage = (calls: Readonly<Record<string, Call>>): string =>
  [
    '# Calls',
    '',
    'Made from `packages/contract/src/http` by `npm run docs`. Paths are below `/api`; answers are `{ "data": … }`,',
    'failures are those of [ERRORS.md](ERRORS.md). A running server shows the same as OpenAPI at `/api/docs`.',
    '',
    ...Object.entries(calls).flatMap(section),
  ].join('\n');
