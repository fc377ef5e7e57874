import { allCalls } from '@tableside/contract';
import type { TestClient } from '../server/server-client.ts';
import type { Ids, Known } from './sample.ts';

type Answer = Readonly<Record<string, unknown>>;
const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asName = (segment: string): string => segment.replaceAll('-', '_');

/** How many segments two paths share from the left. */
const shared = (one: string, other: string): number => {
  const [ones, others] = [one.split('/'), other.split('/')];
  const differs = ones.findIndex((segment, at) => segment !== others[at]);
  return differs === -1 ? ones.length : differs;
};

/** The call that reads what a path changes, without things of which we would have to know the id. */
const readingOf = (path: string): string | undefined =>
  Object.keys(allCalls)
    .filter(key => key.startsWith('GET /console/{venue}/'))
    .map(key => key.slice('GET '.length))
    .filter(each => !each.replace('{venue}', '').includes('{') && shared(each, path) >= 4)
    .sort((a, b) => shared(b, path) - shared(a, path) || a.length - b.length)[0];

/**
 * What a page of the console holds before it is changed: a change that starts from it comes further than its revision. Ids of
 * the path that nobody knew are those of the first of their kind.
 */
export const asItIs = async (
  owner: TestClient,
  path: string,
  ids: Ids,
): Promise<{ readonly known: Known; readonly ids: Ids }> => {
  const reading = path.startsWith('/console/{venue}/') ? readingOf(path) : undefined;
  if (!reading) return { known: {}, ids: {} };
  const answer = await owner.fetch(`/api${reading.replace('{venue}', ids.venue ?? '')}`);
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return { known: {}, ids: {} };
  const { data } = (await answer.json()) as { data?: unknown };
  if (!isAnswer(data)) return { known: {}, ids: {} };
  const inner = path
    .split('/')
    .slice(reading.split('/').length)
    .map(segment => data[asName(segment)])
    .find(isAnswer);
  const firsts = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) => {
    const list = Object.entries(data).find(([key, each]) => key.startsWith(name) && Array.isArray(each));
    const [first] = (list?.[1] as readonly unknown[] | undefined) ?? [];
    return isAnswer(first) && typeof first.id === 'string' ? [[name, first.id] as const] : [];
  });
  // One agrees to the version of a text that one is asked to agree to.
  const agreed = isAnswer(data.consent) && 'asked' in data.consent ? { version: data.consent.asked } : {};
  return { known: { ...data, ...inner, ...agreed }, ids: Object.fromEntries(firsts) };
};
