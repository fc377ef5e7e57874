import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allCalls } from '../http/index.ts';
import { isLeftOut } from '../left-out.ts';
import { openApi } from './index.ts';
import { namedSchemas } from './named.ts';
import { operationId } from './operation-id.ts';

type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: { readonly required: boolean };
  readonly responses: { readonly '200': { readonly content: Readonly<Record<string, unknown>> } };
};
const document = openApi('1.2.3') as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
};
const operations = Object.values(document.paths).flatMap(methods => Object.values(methods));

describe('the OpenAPI document', () => {
  it('[API-01] names every call once, with words of its own and with who may call it', () => {
    expect(operations).toHaveLength(Object.keys(allCalls).length);
    expect(new Set(operations.map(operation => operation.operationId)).size).toBe(operations.length);
    for (const { summary, description, security } of operations) {
      expect(summary.length).toBeGreaterThan(3);
      expect(description).toContain(summary);
      expect(Array.isArray(security)).toBe(true);
    }
  });

  it.each([
    ['GET', '/v1/orders/{order}', 'getV1OrdersByOrder'],
    ['POST', '/cart/{session}/add', 'postCartAdd'],
    ['GET', '/{hash}', 'getByHash'],
    ['POST', '/console/{venue}/api-keys/{key}/revoke', 'postConsoleApiKeysByKeyRevoke'],
  ])('calls %s %s %s', (method, path, name) => expect(operationId(method, path)).toBe(name));

  it('says of a file that it is one, and asks for no body where nothing has to be said', () => {
    expect(document.paths['/v1/journal']?.get?.responses[200].content).toHaveProperty('application/x-ndjson');
    const demands = (path: string) => document.paths[path]?.post?.requestBody?.required;
    expect(demands('/console/{venue}/webhooks/{webhook}/test')).toBe(false);
    expect(demands('/console/{venue}/webhooks')).toBe(true);
    expect(isLeftOut(z.strictObject({ note: z.string().optional() }))).toBe(true);
    expect(isLeftOut(z.strictObject({ note: z.string() }))).toBe(false);
  });

  it('finds the name of every schema that the contract exports', () => {
    const folder = join(import.meta.dirname, '../http');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const exported = files
      .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap(file => [
        ...readFileSync(join(folder, file), 'utf8').matchAll(/^export const ([A-Z]\w*) = z\b/gm),
      ])
      .map(([, name]) => name);
    const known = new Set(namedSchemas.values());
    expect(exported.filter(name => name !== undefined && !known.has(name))).toEqual([]);
    for (const name of ['Menu', 'ApiOrder', 'Failure'])
      expect(document.components.schemas).toHaveProperty(name);
  });
});
