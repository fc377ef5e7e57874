import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { aPassAuthority } from '@tableside/testkit/doubles/a-pass-authority.ts';
import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { test } from './support/demo-of-its-own.ts';
import { openMenu } from './support/guest.ts';
import { joinProgramme } from './support/member.ts';
import { expect } from './support/test.ts';

test.use({ house: 'console-wallets' });

const file = (name: string, base64: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(base64, 'base64'),
});

test('[LOYAL-16] an owner puts in with what the cards of their members are signed; a member then finds the wallet on their card, and no more when it is stopped', async ({
  page,
  staffTablet,
}) => {
  test.slow();
  const apple = aPassAuthority();
  const owner = await staffTablet();
  await openConsole(owner, 'vilnius', 'settings', 'owner');
  await owner.getByRole('link', { name: 'Loyalty programme' }).click();
  const wallets = owner.getByRole('heading', { name: 'Cards in the phone’s wallet' });
  await expect(wallets).toBeVisible();

  // The request leaves, its key does not; what is wrong with what comes back is said in words.
  await owner.getByRole('button', { name: 'Make a request' }).click();
  const link = owner.getByRole('link', { name: 'Download the request' });
  const [download] = await Promise.all([owner.waitForEvent('download'), link.click()]);
  const request = await readFile(await download.path(), 'utf8');
  expect(request).toContain('BEGIN CERTIFICATE REQUEST');
  expect(request).not.toContain('PRIVATE');
  const choose = async (button: string, chosen: ReturnType<typeof file>) => {
    const [chooser] = await Promise.all([
      owner.waitForEvent('filechooser'),
      owner.getByRole('button', { name: button }).click(),
    ]);
    await chooser.setFiles(chosen);
    await expect(owner.getByText(`Chosen: ${chosen.name}`)).toBeVisible();
  };
  const save = owner.getByRole('button', { name: 'Save and try it' });
  await choose('Choose pass.cer', file('photo.cer', Buffer.from('no certificate').toString('base64')));
  await choose('Choose the G4 file', file('g4.cer', apple.authority));
  await save.click();
  await expect(owner.getByText('pass.cer cannot be read. Choose the file as Apple gave it.')).toBeVisible();
  await expectAccessible(owner);
  await choose('Choose pass.cer', file('pass.cer', apple.sign(request)));
  await save.click();
  await expect(owner.getByText(/^Cards are signed as pass\.test\.card until /)).toBeVisible();

  // A member of the same house.
  await openMenu(page, 'VILNIUS-9');
  const { program } = await joinProgramme(page);
  const pass = () => page.request.get(`/api/loyalty/pass?loyalty_program_id=${program}&language=en`);
  const answer = await pass();
  expect(answer.headers()['content-type']).toBe('application/vnd.apple.pkpass');
  expect((await answer.body()).subarray(0, 2).toString()).toBe('PK');

  // The other wallet: a key that Google would give.
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const account = 'cards@senamiestis.iam.gserviceaccount.com';
  const key = {
    type: 'service_account',
    client_email: account,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
  await owner.getByLabel('Issuer ID').fill('3388000000012345678');
  await choose('Choose the JSON file', file('key.json', Buffer.from(JSON.stringify(key)).toString('base64')));
  await save.click();
  await expect(owner.getByText(`Cards are saved by ${account}, issuer 3388000000012345678.`)).toBeVisible();
  await expectAccessible(owner);

  await owner.getByRole('button', { name: 'Stop it' }).first().click();
  await expect(owner.getByText('Cards that are in wallets stay there. The key is erased.')).toBeVisible();
  await owner.getByRole('button', { name: 'Stop it' }).first().click();
  await expect(owner.getByText(/^Cards are signed as/)).toHaveCount(0);
  expect((await pass()).status()).toBe(404);
  apple.close();
});
