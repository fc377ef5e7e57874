import { describe, expect, it } from 'vitest';
import { sourceFile } from '../source-file.ts';
import { checkFeatures } from './features.ts';

const findings = (path: string, text: string) => checkFeatures([sourceFile(path, text)]);
const cart = 'apps/server/src/features/cart/add.ts';

describe('checkFeatures', () => {
  it.each([
    [cart, "import { menu } from '../menu/menu.ts';"],
    [cart, "import type { Row } from '../menu/store.ts';"],
    ['apps/guest/src/screens/Menu/Menu.tsx', "import { x } from '../../features/cart/use-cart.ts';"],
    ['apps/server/src/http/mount.ts', "import { x } from '../features/cart/add.ts';"],
  ])('%s may not say %s', (path, text) => {
    expect(findings(path, text)).toHaveLength(1);
  });

  it.each([
    [cart, "import { menu } from '../menu/index.ts';"],
    ['apps/console/src/screens/Venue/Venue.tsx', "import { Orders } from '../Orders/Orders.tsx';"],
    [cart, "import { line } from './line.ts';"],
    [cart, "import { handler } from '../../http/handler.ts';"],
    ['apps/server/src/features/cart/add.test.ts', "import { menu } from '../menu/menu.ts';"],
    ['apps/server/src/composition.ts', "import { menu } from './features/menu/routes.ts';"],
  ])('%s may say %s', (path, text) => {
    expect(findings(path, text)).toEqual([]);
  });
});
