import { check } from './check.ts';
import { checkChanged } from './check-changed.ts';

process.exitCode = process.argv.includes('--changed')
  ? await checkChanged()
  : await check(['checks', 'tests'], { withoutLong: true });
