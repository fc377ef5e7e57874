import { expect, it } from 'vitest';
import { emailProblem } from './index.ts';

it.each([
  ['RECEIPT-02', '', 'required'],
  ['RECEIPT-02', '   ', 'required'],
  ['RECEIPT-03', 'ruta', 'invalid'],
  ['RECEIPT-03', 'ruta@', 'invalid'],
  ['RECEIPT-03', 'ruta@example', 'invalid'],
  ['RECEIPT-03', 'ruta@example.', 'invalid'],
  ['RECEIPT-03', 'rū ta@example.test', 'invalid'],
  ['RECEIPT-03', 'a@b.test,c@d.test', 'invalid'],
  ['RECEIPT-03', `${'a'.repeat(200)}@example.test`, 'invalid'],
  ['RECEIPT-03', 'ruta@example.test', null],
  ['RECEIPT-03', ' Rūta.O+kvitas@paštas.lt ', null],
] as const)('[%s] %j is %s', (_id, email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});
