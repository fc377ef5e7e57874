import type { Citation } from './citations.ts';
import { hasNote, type Requirement } from './coverage.ts';
import { type Product, shapeOf } from './product.ts';
import { unbuiltIn } from './unbuilt.ts';

const callsIn = (text: string): string[] =>
  [...text.matchAll(/\b(GET|POST) (\/[\w/{}-]+)/g)].map(
    ([, method, path = '']) => `${method} ${shapeOf(path)}`,
  );

const routesIn = ({ kind, text }: Requirement): string[] =>
  kind === 'route' ? [...text.matchAll(/\bPath (\/[\w/:-]+)/g)].map(([, path = '']) => shapeOf(path)) : [];

/** Routes of the table without a screen; a scan leads on to one and has none itself. */
export const routesWithoutScreen = ({ routes, screens }: Product): string[] =>
  routes.filter(([name]) => !screens.has(name)).map(([name, path]) => `${path} (${name})`);

const ofCited = (row: Requirement, product: Product): string[] => {
  const { id, text } = row;
  const told: string[] = [];
  if (hasNote(row, 'later', 'unmet'))
    told.push(`${id} is cited by a test, and its note says that it is not met`);
  if (hasNote(row, 'outvoted')) return told;
  const without = product.routes
    .filter(([name]) => !product.screens.has(name))
    .map(([, path]) => shapeOf(path));
  for (const path of routesIn(row))
    if (without.includes(path)) told.push(`${id} is cited by a test, and its route has no screen`);
  const calls = product.calls.map(call => call.replace(/ (.*)/, (_, path: string) => ` ${shapeOf(path)}`));
  if (!hasNote(row, 'in part'))
    for (const call of callsIn(text))
      if (!calls.includes(call)) told.push(`${id} is cited by a test, and there is no call ${call}`);
  const unbuilt = unbuiltIn(row, product);
  if (unbuilt.length > 0 && !hasNote(row, 'in part', 'stands'))
    told.push(
      `${id} is cited by a test and names what is not built (${unbuilt.join(', ')}): note "in part:" or "stands:"`,
    );
  return told;
};

const ofNotes = (row: Requirement, cited: boolean, product: Product): string[] => {
  const told: string[] = [];
  if (row.notes === undefined) told.push(`${row.id} has a note that begins as none does`);
  if (hasNote(row, 'in part') && !cited) told.push(`${row.id} is noted as met in part, and no test cites it`);
  if (hasNote(row, 'stands') && (!cited || unbuiltIn(row, product).length === 0))
    told.push(`${row.id} has a note "stands:" that explains nothing`);
  for (const { kind, about } of row.notes ?? [])
    if (kind === 'no client' && !product.unused.includes(about))
      told.push(`${row.id} explains why no client makes ${about}; one does, or there is no such call`);
  return told;
};

/** What the list, the tests and the product say against each other. */
export const contradictions = (
  requirements: readonly Requirement[],
  citations: readonly Citation[],
  product: Product,
): string[] => {
  const known = new Set(requirements.map(({ id }) => id));
  const cited = new Set(citations.map(({ id }) => id));
  const explained = new Set(
    requirements.flatMap(({ notes = [] }) =>
      notes.filter(({ kind }) => kind === 'no client').map(note => note.about),
    ),
  );
  return [
    ...citations.filter(({ id }) => !known.has(id)).map(({ id, path }) => `Unknown id ${id} in ${path}`),
    ...requirements.flatMap(row => [
      ...(cited.has(row.id) ? ofCited(row, product) : []),
      ...ofNotes(row, cited.has(row.id), product),
    ]),
    ...product.unused
      .filter(call => !explained.has(call))
      .map(call => `${call} is used by no client and explained by no note "no client ${call}:"`),
  ];
};
