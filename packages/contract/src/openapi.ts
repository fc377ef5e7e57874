import { z } from 'zod';
import type { CallSpec } from './define.ts';
import { ERRORS, type ErrorCode } from './errors.ts';
import { FORM_FIELDS, FORM_FILE } from './form.ts';
import { allCalls } from './http/index.ts';
import { SETUP_CODE_HEADER } from './setup-code.ts';

type Json = { readonly [key: string]: unknown };

/** Failures every call can have. */
const EVERYWHERE: readonly ErrorCode[] = [
  'validation_failed',
  'rate_limited',
  'server_error',
  'storage_full',
];

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _draft, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const failureSchema: Json = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    status: { type: 'string' },
    details: { type: 'object' },
  },
};

const accessErrors = ({ access }: CallSpec): readonly ErrorCode[] => {
  if (access === 'public') return [];
  if (access === 'setup-code') return ['setup_closed', 'setup_code_wrong'];
  if (typeof access === 'object' && 'key' in access) return ['not_signed_in', 'not_allowed'];
  return access === 'session'
    ? ['session_not_found', 'session_ended']
    : ['not_signed_in', 'not_allowed', 'not_found'];
};

/** The call's failures by HTTP status, each naming its codes and their exact messages. */
const failuresOf = (spec: CallSpec): Json => {
  const byStatus = new Map<number, Set<ErrorCode>>();
  for (const code of [...(spec.errors ?? []), ...accessErrors(spec), ...EVERYWHERE]) {
    const { http } = ERRORS[code];
    byStatus.set(http, (byStatus.get(http) ?? new Set()).add(code));
  }
  return Object.fromEntries(
    [...byStatus].map(([http, codes]) => [
      String(http),
      {
        description: [...codes].map(code => `\`${code}\`: ${ERRORS[code].message}`).join('; '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
};

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const queryParameters = (spec: CallSpec): Json[] => {
  if (!spec.query) return [];
  const { properties = {}, required = [] } = schemaOf(spec.query, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
};

const idempotencyHeader: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Makes a retry harmless: the same key and body get the first answer.',
  schema: { type: 'string', maxLength: 200 },
};

const SECURITY = {
  session: [{ device: [] }],
  staff: [{ staff: [] }],
  key: [{ key: [] }],
  setup: [{ setup: [] }],
};

const securityOf = ({ access }: CallSpec): Json => {
  if (access === 'public') return {};
  if (typeof access === 'object' && 'key' in access) return { security: SECURITY.key };
  if (access === 'setup-code') return { security: SECURITY.setup };
  return { security: access === 'session' ? SECURITY.session : SECURITY.staff };
};

const fileSchema = (type: string): Json => ({ type: 'string', contentMediaType: type });

/** JSON, a file, or a form of both. */
const contentOf = ({ body, upload }: CallSpec): Json => {
  const fields = body && schemaOf(body, 'input');
  if (!upload) return { 'application/json': { schema: fields } };
  if (!fields) return Object.fromEntries(upload.types.map(type => [type, { schema: fileSchema(type) }]));
  const properties = {
    [FORM_FIELDS]: { ...fields, contentMediaType: 'application/json' },
    [FORM_FILE]: fileSchema('application/octet-stream'),
  };
  const schema = { type: 'object', required: [FORM_FIELDS, FORM_FILE], properties };
  return { 'multipart/form-data': { schema } };
};

const isRequired = ({ body, upload }: CallSpec): boolean =>
  upload !== undefined || body?.safeParse(undefined).success === false;

const bodyOf = (spec: CallSpec): Json =>
  spec.body || spec.upload ? { requestBody: { required: isRequired(spec), content: contentOf(spec) } } : {};

const operationOf = (path: string, spec: CallSpec): Json => ({
  summary: spec.summary,
  tags: [path.startsWith('/console') ? 'console' : path.startsWith('/v1/') ? 'other systems' : 'guest'],
  ...securityOf(spec),
  parameters: [
    ...pathParameters(path),
    ...queryParameters(spec),
    ...(spec.idempotent ? [idempotencyHeader] : []),
  ],
  ...bodyOf(spec),
  responses: {
    '200': {
      description: 'Done',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['data'],
            properties: { data: schemaOf(spec.response, 'output') },
          },
        },
      },
    },
    ...failuresOf(spec),
  },
});

/** The whole API as an OpenAPI 3.1 document, made from the same table that the server mounts. */
export const openApi = (version: string): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [key, spec] of Object.entries(allCalls)) {
    const [method = '', path = ''] = key.split(' ', 2);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(path, spec) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tableside',
      version,
      description:
        'QR-code menus and ordering. Answers are `{data}`; failures `{message, code, status?, details?}`.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Failure: failureSchema },
      securitySchemes: {
        // Over https the names on the wire begin with `__Host-`.
        device: { type: 'apiKey', in: 'cookie', name: 'device' },
        staff: { type: 'apiKey', in: 'cookie', name: 'tableside_staff' },
        key: { type: 'http', scheme: 'bearer' },
        setup: { type: 'apiKey', in: 'header', name: SETUP_CODE_HEADER },
      },
    },
  };
};
