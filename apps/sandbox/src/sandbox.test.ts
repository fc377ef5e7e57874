import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openBook } from './books/book.ts';
import { createSandbox } from './sandbox.ts';

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'sandbox-'));
  folders.push(made);
  return made;
};

afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

const list = {
  empty: (): string[] => [],
  apply: (state: string[], entry: string): string[] => [...state, entry],
};

describe('a book', () => {
  it('is what its lines say, without a torn last one', () => {
    const path = join(folder(), 'a.ndjson');
    const first = openBook(path, list, () => 1);
    first.append('one');
    first.append('two');
    first.close();
    const whole = readFileSync(path, 'utf8');
    appendFileSync(path, '{"at":1,"entry":"thr');
    const again = openBook(path, list, () => 2);
    expect(again.state).toEqual(['one', 'two']);
    expect(readFileSync(path, 'utf8')).toBe(whole);
    again.append('three');
    again.close();
    expect(openBook(path, list, () => 3).state).toEqual(['one', 'two', 'three']);
  });

  it('starts anew after a reset and keeps the lines before it', () => {
    const path = join(folder(), 'a.ndjson');
    const book = openBook(path, list, () => 1);
    book.append('one');
    book.reset();
    book.append('two');
    expect(book.state).toEqual(['two']);
    expect(openBook(path, list, () => 1).state).toEqual(['two']);
    expect(readFileSync(path, 'utf8')).toContain('one');
  });

  it('is not silently dropped when somebody damaged it', () => {
    const path = join(folder(), 'a.ndjson');
    appendFileSync(path, 'nonsense\n');
    expect(() => openBook(path, list, () => 1)).toThrow('a.ndjson:1 is no JSON');
  });
});

describe('the sandbox', () => {
  it('shows its steering page under a policy without inline scripts', async () => {
    const sandbox = await createSandbox({ port: 0, dataDir: folder() });
    const answer = await fetch(`${sandbox.address}/`);
    const text = await answer.text();
    await sandbox.close();
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(text).toContain('no real money');
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)/);
  });

  it('is steered from the page: what is chosen waits for the next payment', async () => {
    const sandbox = await createSandbox({ port: 0, dataDir: folder() });
    const page = await (await fetch(`${sandbox.address}/`)).text();
    const presets = [...page.matchAll(/<option value="(\w+)">/g)].map(([, preset = '']) => preset);
    for (const preset of new Set(presets)) {
      for (const provider of ['stripe', 'montonio', 'neopay', 'solidgate']) {
        const answer = await fetch(`${sandbox.address}/steer/${provider}/next`, {
          method: 'POST',
          body: new URLSearchParams({ preset }),
        });
        expect([answer.status, new URL(answer.url).pathname]).toEqual([200, '/']);
      }
    }
    const waiting = await (await fetch(`${sandbox.address}/control/neopay/next`)).json();
    await sandbox.close();
    expect(waiting).toHaveLength(new Set(presets).size);
  });

  it('says what is wrong with a behaviour it does not know', async () => {
    const sandbox = await createSandbox({ port: 0, dataDir: folder() });
    const answer = await fetch(`${sandbox.address}/control/nobody/next`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '[]',
    });
    await sandbox.close();
    expect([answer.status, await answer.json()]).toEqual([404, { message: 'There is no provider nobody' }]);
  });

  it('runs as a process and says in one line where it listens', async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_DATA: folder() },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(child.stdout, 'data');
    const { listening } = JSON.parse(String(line)) as { listening: string };
    const answer = await fetch(listening);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect([answer.status, code]).toEqual([200, 0]);
  });
});
