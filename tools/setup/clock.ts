import { check, STEPS } from './check.ts';
import { keepTime } from './clock-record.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !STEPS.some(step => step === name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}: ${STEPS.join(', ')}`);
  process.exit(2);
}
process.exitCode = await check(wanted.length > 0 ? STEPS.filter(step => wanted.includes(step)) : STEPS, {
  told: keepTime,
});
