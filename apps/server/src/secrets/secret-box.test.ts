import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box.ts';
import { installationKey } from './secret-key.ts';

describe('the secret box', () => {
  const box = createSecretBox(randomBytes(32));

  it('opens what it sealed, whatever it says', () => {
    for (const text of ['', 'sk_live_1', '{"ą":"🍲"}', 'x'.repeat(10_000)]) {
      expect(box.open(box.seal(text, 'a'), 'a')).toBe(text);
      expect(box.open(box.sealAlike(text, 'a'), 'a')).toBe(text);
    }
  });

  it('never seals the same to the same, unless it is asked to', () => {
    expect(box.seal('key', 'a').equals(box.seal('key', 'a'))).toBe(false);
    expect(box.sealAlike('key', 'a').equals(box.sealAlike('key', 'a'))).toBe(true);
    expect(box.sealAlike('key', 'a').equals(box.sealAlike('key', 'b'))).toBe(false);
  });

  it('opens nothing that was changed, is for something else, or was sealed by others', () => {
    const sealed = box.seal('key', 'venue-1');
    expect(box.open(sealed, 'venue-2')).toBeNull();
    expect(createSecretBox(randomBytes(32)).open(sealed, 'venue-1')).toBeNull();
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(box.open(changed, 'venue-1')).toBeNull();
      expect(box.open(sealed.subarray(0, at), 'venue-1')).toBeNull();
    }
  });
});

describe('the installation’s key', () => {
  const folders: string[] = [];
  const folder = (): string => {
    const made = mkdtempSync(join(tmpdir(), 'secret-key-'));
    folders.push(made);
    return made;
  };
  afterEach(() => {
    for (const made of folders.splice(0)) rmSync(made, { recursive: true });
  });

  it('is made at the first start, stays, and only its owner can read it', () => {
    const dataDir = folder();
    const key = installationKey({ secretKey: null, dataDir });
    expect(key).toHaveLength(32);
    expect(installationKey({ secretKey: null, dataDir }).equals(key)).toBe(true);
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(installationKey({ secretKey: null, dataDir: folder() }).equals(key)).toBe(false);
  });

  it('is the one that servers share where there is one, and no file is made', () => {
    const [dataDir, shared] = [folder(), randomBytes(32)];
    expect(installationKey({ secretKey: shared, dataDir })).toBe(shared);
    expect(() => statSync(join(dataDir, 'secret.key'))).toThrow();
  });

  it('is never made anew over a file that is broken', () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, 'secret.key'), 'half a k');
    expect(() => installationKey({ secretKey: null, dataDir })).toThrow(/is no key/);
  });
});
