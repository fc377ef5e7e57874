import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedDocs } from '../docs/generate.ts';
import { inRoot, root } from '../setup/root.ts';
import { checkCircles } from './checks/circles.ts';
import { checkDatabaseAccess } from './checks/database-access.ts';
import { checkDependencies, page as dependencyPage, type Manifest } from './checks/dependencies.ts';
import { checkEnvironment } from './checks/environment.ts';
import { checkFeatures } from './checks/features.ts';
import { checkFloors } from './checks/floors.ts';
import { checkFocusedTests } from './checks/focused-tests.ts';
import { checkGeneratedDocs } from './checks/generated-docs.ts';
import { checkLayers } from './checks/layers.ts';
import { catalogue, checkLiterals } from './checks/literals.ts';
import { checkMachineNames } from './checks/machine-names.ts';
import { checkPureDomain } from './checks/pure-domain.ts';
import { checkRooms, measureRooms } from './checks/rooms.ts';
import { checkSecureContext } from './checks/secure-context.ts';
import { checkSizes, measureSizes } from './checks/sizes.ts';
import { checkStrictness } from './checks/strictness.ts';
import { FLOORS, OWED } from './floors.ts';
import { type Finding, readSources, trackedPaths } from './source-file.ts';

const read = (path: string): string | undefined =>
  existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : undefined;

const errorMessages = async (): Promise<string[]> => {
  if (!existsSync(inRoot(catalogue))) return [];
  const { ERRORS } = (await import(join(root, catalogue))) as { ERRORS: Record<string, { message: string }> };
  return Object.values(ERRORS).map(({ message }) => message);
};

const paths = trackedPaths(root);
const sources = readSources(root, paths);
const texts = paths
  .filter(path => /\.(tsx?|mjs|json|md|css|html|ya?ml|tsv|svg)$|^\.|\/run$/.test(path))
  .map(path => ({ path, text: read(path) ?? '' }));

const manifests = paths
  .filter(path => /^(?:(?:apps|packages)\/[^/]+\/)?package\.json$/.test(path))
  .map(path => ({ ...(JSON.parse(read(path) ?? '{}') as Omit<Manifest, 'path'>), path }));

/** Where files import each other one way only. */
const ONE_WAY = ['apps/server', 'apps/console', 'packages', 'bench', 'e2e'];

const checks: Record<string, readonly Finding[]> = {
  'who may import whom': checkLayers(sources),
  'features through their index': checkFeatures(sources),
  'the floors of the server': checkFloors(sources, FLOORS, OWED),
  'no circle of files': checkCircles(sources, ONE_WAY),
  'who knows the database': checkDatabaseAccess(sources),
  'who reads the environment': checkEnvironment(sources),
  'a pure domain': checkPureDomain(sources),
  'pages without TLS work': checkSecureContext(sources),
  'file sizes': checkSizes(sources),
  'folders with room': checkRooms(paths),
  'strict types, nothing left for later': checkStrictness(sources),
  'every test runs': checkFocusedTests(sources),
  'messages in their catalogue': checkLiterals(sources, await errorMessages()),
  'dependencies have a reason': checkDependencies(manifests, read(dependencyPage) ?? ''),
  'generated docs': checkGeneratedDocs(await generatedDocs(), read),
  'no machine by name': checkMachineNames(texts),
};

for (const [name, findings] of Object.entries(checks)) {
  console.log(`${findings.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  for (const { path, line, message } of findings) {
    console.log(`       ${path}${line === undefined ? '' : `:${line}`} ${message}`);
  }
}
const { files, median, p90, most } = measureSizes(sources);
console.log(`${files} shipped sources: median ${median} lines, p90 ${p90}, longest ${most}`);
const rooms = measureRooms(paths);
console.log(`${rooms.rooms} folders of sources: p90 ${rooms.p90} files, fullest ${rooms.most}`);
process.exitCode = Object.values(checks).some(findings => findings.length > 0) ? 1 : 0;
