import { expectAccessible } from './support/accessible.ts';
import { openConsole } from './support/console.ts';
import { scan, sheet } from './support/guest.ts';
import { mailTo, payForDish } from './support/paid-order.ts';
import { expect, test } from './support/test.ts';

const PLACE = 'ChIJN1t_tDeuEmsRUsoyG83frY4';

test('[RESULT-08][REVIEW-01][REVIEW-04][REVIEW-08][REVIEW-12][REVIEW-13][REVIEW-14][REVIEW-18] a guest reviews what they paid for, what was typed survives a lost call and a reload; the owner reads, filters and answers', async ({
  page,
  staffTablet,
  desk,
}) => {
  test.slow();
  await desk.freeTable('vilnius', 'VILNIUS-5');
  const { session, uuid, number } = await payForDish(page, 'VILNIUS-5', 'Pumpkin velouté');
  await page.goto(`/success/${session}?paymentUuid=${uuid}&orderNumber=${number}`);
  const block = page.getByRole('region', { name: 'How was it?' });
  await expect(block).toBeVisible();
  await expectAccessible(page);

  // What is said is lost on its way, and nobody is told of it.
  let lost = true;
  await page.route('**/api/reviews/rate-v2', route => (lost ? route.abort() : route.continue()));
  await block.getByRole('button', { name: 'Bad (2/5)' }).click();
  const review = sheet(page, 'How was it?');
  await review.getByRole('button', { name: 'Speed' }).click();
  const words = `The soup was cold ${uuid}`;
  const address = `guest.${uuid}@example.test`;
  await review.getByLabel('What would you like to say?').fill(words);
  await review.getByLabel('E-mail or phone').fill(address);
  await expectAccessible(page);
  await expect(page.getByRole('alert')).toHaveCount(0);

  // Typed words outlive the page; what was lost is sent again.
  const resent = page.waitForResponse(answer => answer.url().endsWith('/reviews/rate-v2') && answer.ok());
  lost = false;
  await page.reload();
  await resent;
  await block.getByRole('button', { name: 'Add a few words' }).click();
  await expect(review.getByRole('button', { name: 'Speed' })).toHaveAttribute('aria-pressed', 'true');
  await expect(review.getByLabel('What would you like to say?')).toHaveValue(words);
  await review.getByRole('button', { name: 'Send' }).click();
  await expect(review.getByText('The venue reads what you wrote.')).toBeVisible();
  await review.getByRole('button', { name: 'Close' }).last().click();
  await expect(block.getByText('Thank you.')).toBeVisible();
  await expectAccessible(page);

  // One that was given before is not asked for again.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Get a receipt' })).toBeVisible();
  await expect(block).toBeHidden();

  const staff = await staffTablet();
  await openConsole(staff, 'vilnius', 'reviews', 'owner');
  await staff.getByRole('button', { name: '1 and 2' }).click();
  const row = staff.getByRole('listitem').filter({ hasText: words });
  await expect(row.getByRole('img', { name: '2 of 5' })).toBeVisible();
  await expect(row).toContainText('Speed');
  await expectAccessible(staff);
  await staff.getByRole('button', { name: '4 and 5' }).click();
  await expect(row).toBeHidden();
  await staff.getByRole('button', { name: '1 and 2' }).click();
  await row.getByRole('button', { name: 'Answer' }).click();
  const answer = staff.getByRole('dialog', { name: 'Answer the guest' });
  await answer.getByLabel('Your answer').fill('We are sorry. The next soup is on us.');
  await expectAccessible(staff);
  await answer.getByRole('button', { name: 'Send' }).click();
  await expect(row).toContainText('The next soup is on us.');
  const mail = await mailTo(page, address);
  expect(mail.text).toContain('The next soup is on us.');
});

test('[SELECT-13][SELECT-14][REVIEW-03][REVIEW-15] the welcome has a review, which leads to the maps service after five stars', async ({
  page,
  staffAs,
}) => {
  const owner = await staffAs('owner');
  const venue = owner.venue('hotel');
  const { reviews } = await owner.call('GET /console/{venue}/settings', { venue });
  await owner.call('POST /console/{venue}/settings/reviews', {
    venue,
    body: { revision: reviews.revision, enabled: true, google_place_id: PLACE },
  });
  // Nothing of this journey leaves the machine.
  await page.context().route('https://search.google.com/**', route => route.fulfill({ body: 'maps' }));
  await scan(page, 'HOTEL-203');
  await page.getByRole('button', { name: 'Leave a review' }).click();
  const review = sheet(page, 'How was it?');
  await review.getByRole('button', { name: 'Excellent (5/5)' }).click();
  const link = review.getByRole('link', { name: /^Write a public review on Google Maps/ });
  await expectAccessible(page);
  const marked = page.waitForResponse(
    answer => answer.url().endsWith('/mark-google-review-attempted-v2') && answer.ok(),
  );
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  expect(tab.url()).toContain(`placeid=${PLACE}`);
  await marked;
  // It was tried: after that the button is a plain link, once the review is handed in.
  await expect(link).toBeHidden();
  await review.getByRole('button', { name: 'Send' }).click();
  await expect(link).toBeVisible();
  await expectAccessible(page);
});
