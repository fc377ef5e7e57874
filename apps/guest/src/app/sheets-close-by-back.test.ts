import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');

/** Sheets whose Back stands beside who opens them, and the frame that is there before any script. */
const ELSEWHERE: readonly string[] = ['item/ItemSheet.tsx', 'popup/PopupSheet.tsx', 'item/EarlySheet.tsx'];

it('[MENU-43] one Back is one step: whatever draws a sheet closes it by the browser’s Back', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.tsx'),
  );
  const sheets = files.filter(path => {
    const text = readFileSync(join(source, path), 'utf8');
    return /import \{[^}]*\bSheet\b[^}]*\} from '@tableside\/design'/.test(text);
  });
  const open = sheets.filter(path => !readFileSync(join(source, path), 'utf8').includes('useBackCloses('));
  expect(sheets.length).toBeGreaterThan(15);
  expect(open.filter(path => !ELSEWHERE.some(each => path.endsWith(each)))).toEqual([]);
});
