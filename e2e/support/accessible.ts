import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

// Without frames there is nothing the newer mode of axe adds but a page of its own for each run.
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** A sheet that slides or a picture that fades in is judged where it comes to rest; loaders that never end are not waited for. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(each => each.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(moving.map(each => each.finished));
  });

/** Nothing that axe-core finds against WCAG 2.2 A and AA on what is shown now. DESIGN §7. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`),
  }));
  expect(found, `axe-core at ${new URL(page.url()).pathname}`).toEqual([]);
};
