import { createHash } from 'node:crypto';
import type { Step } from '../../../steps.ts';

/** Names of a trace and a span, in hexadecimal digits. */
export type SpanIds = { readonly traceId: string; readonly spanId: string };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Where the trace of a thing begins. It follows from the id alone, so that every server and every later start adds to the same
 * trace with nothing handed on between them; an order's UUID without its dashes is the name of its trace.
 */
export const traceOf = ({ of, id }: Pick<Step, 'of' | 'id'>): SpanIds => {
  const hashed = digest(`${of} ${id}`);
  const traceId = UUID.test(id) ? id.replaceAll('-', '').toLowerCase() : hashed.slice(0, 32);
  return { traceId, spanId: hashed.slice(32, 48) };
};
