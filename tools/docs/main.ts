import { writeFileSync } from 'node:fs';
import { inRoot } from '../setup/root.ts';
import { generatedDocs } from './generate.ts';

for (const [path, text] of Object.entries(await generatedDocs())) {
  writeFileSync(inRoot(path), text);
  console.log(`Wrote ${path}`);
}
