import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BLOCK = 512;

/** A file's head as `tar` has it: ustar, owned by nobody, at no time, so that equal sources make equal bytes. */
const head = (name: string, size: number, isProgram: boolean): Buffer => {
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;
  block.write(name, 0);
  block.write(octal(isProgram ? 0o755 : 0o644, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(499_162_500, 12), 136);
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((all, byte) => all + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
};

const entry = (name: string, content: Buffer, isProgram: boolean): Buffer =>
  Buffer.concat([
    head(`package/${name}`, content.length, isProgram),
    content,
    Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK),
  ]);

/** What `npx` fetches from a server: a package of one program without dependencies. */
export const packageOf = (manifest: object, files: Readonly<Record<string, Buffer>>): Buffer => {
  const all = { 'package.json': Buffer.from(JSON.stringify(manifest, null, 2)), ...files };
  const entries = Object.entries(all).map(([name, content]) => entry(name, content, name.startsWith('bin/')));
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]), { level: 9 });
};

/** Writes the package of the bridge that was built into `output`. */
export const writePackage = (app: string, output: string): void => {
  const { name, version, type, bin, engines } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
  const read = (path: string): Buffer => readFileSync(join(app, path));
  const packed = packageOf(
    { name, version, type, bin, engines },
    {
      'bin/tableside-bridge.js': read('bin/tableside-bridge.js'),
      'dist/tableside-bridge.js': read('dist/tableside-bridge.js'),
      'tableside-bridge.service': read('tableside-bridge.service'),
    },
  );
  writeFileSync(join(output, 'tableside-bridge.tgz'), packed);
};
