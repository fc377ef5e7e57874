import type { CallSpec } from '../define.ts';
import { ERRORS, type ErrorCode } from '../errors.ts';
import { FORM_FIELDS, FORM_FILE } from '../form.ts';
import { allCalls } from '../http/index.ts';
import { isLeftOut } from '../left-out.ts';
import { SETUP_CODE_HEADER } from '../setup-code.ts';
import { type CallSchemas, componentsOf, inlined, type Json } from './components.ts';
import { operationId } from './operation-id.ts';

/** Failures every call can have. */
const EVERYWHERE: readonly ErrorCode[] = [
  'validation_failed',
  'rate_limited',
  'server_error',
  'storage_full',
];

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

const challengeHeader: Json = {
  description: '`Bearer`, with what is wrong with the key that came.',
  schema: { type: 'string' },
};

const accessErrors = ({ access }: CallSpec): readonly ErrorCode[] => {
  if (access === 'public') return [];
  if (access === 'setup-code') return ['setup_closed', 'setup_code_wrong'];
  if (access === 'guest-account' || access === 'bridge') return ['not_signed_in'];
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
        ...(http === 401 && { headers: { 'WWW-Authenticate': challengeHeader } }),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
};

/** What a path names, where the name alone does not say it. */
const PARAMETERS: Readonly<Record<string, string>> = {
  session: 'The token of a session, from the answer to a scan.',
  venue: 'The id of a venue.',
  restaurantId: 'The id of a venue.',
  hash: 'The code of a table, as printed.',
};

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    ...(PARAMETERS[name ?? ''] !== undefined && { description: PARAMETERS[name ?? ''] }),
    schema: { type: 'string' },
  }));

const queryParameters = (spec: CallSpec): Json[] => {
  if (!spec.query) return [];
  const { properties = {}, required = [] } = inlined(spec.query) as {
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

const idempotencyHeader = ({ idempotent }: CallSpec): Json => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: idempotent === 'required',
  description: 'Makes a retry harmless: the same key and body get the first answer.',
  schema: { type: 'string', maxLength: 200 },
});

const securityOf = ({ access }: CallSpec): Json[] => {
  if (access === 'public') return [];
  if (typeof access === 'object' && 'key' in access)
    return [{ key: access.key === 'any' ? [] : [access.key] }];
  if (access === 'setup-code') return [{ setup: [] }];
  if (access === 'bridge') return [{ bridge: [] }];
  if (access === 'guest-account') return [{ account: [] }];
  return access === 'session' ? [{ device: [] }] : [{ staff: [] }];
};

const whoOf = ({ access }: CallSpec): string => {
  if (access === 'public') return 'Anybody may call it.';
  if (access === 'session') return 'For the phone of the session.';
  if (access === 'signed-in') return 'For any account of staff.';
  if (access === 'guest-account') return 'For a guest who has signed in.';
  if (access === 'setup-code') return 'For whoever holds the code of an installation without an owner.';
  if (access === 'bridge') return "For the program that was paired with a venue's bridge.";
  if ('key' in access && access.key === 'any') return 'For any key of the venue.';
  return 'key' in access
    ? `For a key that may \`${access.key}\`.`
    : `For staff of the venue: ${access.staff.join(', ')}${access.password ? ', who typed their password a moment ago' : ''}.`;
};

/** The first sentence; the whole text is the description. */
const titleOf = (summary: string): string =>
  (/^.*?[.:;](?=\s|$)/.exec(summary)?.[0] ?? summary).replace(/[.:;]$/, '');

const fileSchema = (type: string): Json => ({ type: 'string', contentMediaType: type });

/** JSON, a file, or a form of both. */
const contentOf = ({ body, upload }: CallSpec, fields: Json): Json => {
  if (!upload) return { 'application/json': { schema: fields } };
  const alone = Object.fromEntries(upload.types.map(type => [type, { schema: fileSchema(type) }]));
  if (!body) return alone;
  // The fields of a form come as the text of one part.
  const properties = {
    [FORM_FIELDS]: { type: 'string', contentMediaType: 'application/json', contentSchema: fields },
    [FORM_FILE]: fileSchema('application/octet-stream'),
  };
  const schema = { type: 'object', required: [FORM_FIELDS, FORM_FILE], properties };
  return { 'multipart/form-data': { schema }, ...(isLeftOut(body) && alone) };
};

/** A body without fields that must be there may be left out altogether, see {@link isLeftOut}. */
const isRequired = ({ body, upload }: CallSpec): boolean =>
  upload !== undefined || (body !== undefined && !isLeftOut(body));

const bodyOf = (spec: CallSpec, fields: Json): Json =>
  spec.body || spec.upload
    ? { requestBody: { required: isRequired(spec), content: contentOf(spec, fields) } }
    : {};

const answerOf = ({ file }: CallSpec, data: Json): Json => {
  if (file) return Object.fromEntries(file.map(type => [type, { schema: fileSchema(type) }]));
  const schema = { type: 'object', required: ['data'], properties: { data } };
  return { 'application/json': { schema } };
};

const tagOf = (path: string): string =>
  path.startsWith('/console') ? 'console' : path.startsWith('/v1/') ? 'other systems' : 'guest';

const operationOf = (id: string, path: string, spec: CallSpec, { data, fields }: CallSchemas): Json => ({
  operationId: id,
  summary: titleOf(spec.summary),
  description: `${spec.summary}\n\n${whoOf(spec)}`,
  tags: [tagOf(path)],
  security: securityOf(spec),
  parameters: [
    ...pathParameters(path),
    ...queryParameters(spec),
    ...(spec.idempotent ? [idempotencyHeader(spec)] : []),
  ],
  ...bodyOf(spec, fields),
  responses: { '200': { description: 'Done', content: answerOf(spec, data) }, ...failuresOf(spec) },
});

/** The whole API as an OpenAPI 3.1 document, made from the same table that the server mounts. */
export const openApi = (version: string): Json => {
  const calls = (Object.entries(allCalls) as [string, CallSpec][]).map(([key, spec]) => {
    const [method = '', written = ''] = key.split(' ', 2);
    // The server answers with and without the last slash.
    const path = written.replace(/\/$/, '');
    return { method: method.toLowerCase(), path, spec, id: operationId(method, path) };
  });
  const { schemas, of } = componentsOf(calls);
  const paths: Record<string, Record<string, Json>> = {};
  for (const { method, path, spec, id } of calls)
    paths[path] = { ...paths[path], [method]: operationOf(id, path, spec, of(id)) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tableside',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'QR-code menus and ordering. Answers are `{data}`; failures `{message, code, status?, details?}`.',
    },
    servers: [{ url: '/api' }],
    tags: [
      { name: 'guest', description: 'What the phone of a guest calls.' },
      { name: 'console', description: 'What staff call, signed in.' },
      {
        name: 'other systems',
        description: 'What other systems call with a key: docs/guide/connections.md.',
      },
    ],
    paths,
    components: {
      schemas: { Failure: failureSchema, ...schemas },
      securitySchemes: {
        // Over https the names on the wire begin with `__Host-`.
        device: { type: 'apiKey', in: 'cookie', name: 'device', description: 'Set by a scan.' },
        staff: { type: 'apiKey', in: 'cookie', name: 'tableside_staff', description: 'Set by signing in.' },
        account: {
          type: 'apiKey',
          in: 'cookie',
          name: 'tableside_guest',
          description: 'Set when a guest signs in.',
        },
        key: { type: 'http', scheme: 'bearer', description: 'A key of the venue, made in its settings.' },
        bridge: { type: 'http', scheme: 'bearer', description: 'The token of a bridge, from pairing it.' },
        setup: {
          type: 'apiKey',
          in: 'header',
          name: SETUP_CODE_HEADER,
          description: 'The code that the server prints while nobody owns the installation.',
        },
      },
    },
  };
};
