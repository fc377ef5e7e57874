import { API_SCOPES, MAX_API_KEYS } from '@tableside/domain/api-keys';
import { ROLE_GROUPS } from '@tableside/domain/staff';
import { z } from 'zod';
import { calls } from '../../define.ts';
import { Id, Instant } from '../shared/shared.ts';

const { owner } = ROLE_GROUPS;

const ApiKey = z.object({
  id: Id,
  name: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  /** The last characters of the key, to tell two apart. */
  ends_with: z.string(),
  made_by: z.string(),
  created_at: Instant,
  /** To the minute; null: never. */
  last_used_at: Instant.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;
const list = { keys: z.array(ApiKey) };

/** Keys with which other systems use the calls below `/v1`. docs/guide/connections.md */
export const consoleApiKeyCalls = calls({
  'GET /console/{venue}/api-keys': {
    summary: 'The keys that are good, without the keys themselves.',
    access: { staff: owner },
    response: z.object(list),
  },
  'POST /console/{venue}/api-keys': {
    summary: `Makes a key, shown this once; at most ${MAX_API_KEYS} are good at a time (\`validation_failed\` with \`fields\`: \`too_many\`).`,
    access: { staff: owner, password: true },
    body: z.strictObject({
      name: z.string().trim().min(1).max(60),
      scopes: z.array(z.enum(API_SCOPES)).min(1).max(API_SCOPES.length),
    }),
    response: z.object({ ...list, key: z.string() }),
  },
  'POST /console/{venue}/api-keys/{key}/revoke': {
    summary: 'A key opens nothing any more, at once on every server.',
    access: { staff: owner },
    body: z.strictObject({}),
    response: z.object(list),
    errors: ['not_found'],
  },
});
