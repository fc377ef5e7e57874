import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fetched } from './fetched.tsx';

it('is drawn without a fallback once its code is there, and with one before', async () => {
  const { Part, fetch } = fetched(async () => () => 'the stock');
  const drawn = () =>
    renderToString(
      <Suspense fallback="it comes">
        <Part />
      </Suspense>,
    );
  expect(drawn()).toContain('it comes');
  await fetch();
  expect(drawn()).toContain('the stock');
  expect(drawn()).not.toContain('it comes');
});

it('is asked for again after it could not be had', async () => {
  let tries = 0;
  const { Part, fetch } = fetched(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no line');
    return () => 'the stock';
  });
  await expect(fetch()).rejects.toThrow('no line');
  await fetch();
  expect(renderToString(<Part />)).toContain('the stock');
});
