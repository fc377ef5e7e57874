import { type Change, type Read, Unusable } from './change.ts';

const ROUTES = 'apps/guest/src/app/routes.ts';

const screen = (name: string): string => `import type { ScreenProps } from '../../app/screens.ts';
import { Frame } from '../../features/frame/index.ts';
import { useGuest } from '../../features/venue/index.ts';
import styles from './${name}.module.css';

/** What a guest comes here for, in a sentence. */
const ${name} = (_: ScreenProps) => {
  const { restaurant } = useGuest();
  return (
    <Frame title={restaurant.name}>
      <div className={styles.content} />
    </Frame>
  );
};
export default ${name};
`;

const style = `.content {
  display: grid;
  gap: var(--s4);
}
`;

/** A screen of the guest app for a route that there is: found by its name, fetched when the route is opened. */
export const newScreen = (name: string | undefined, read: Read): Change[] => {
  const known = [...read(ROUTES).matchAll(/^ {2}\['(\w+)'/gm)].map(([, route]) => route);
  if (!name || !known.includes(name))
    throw new Unusable(
      `a screen is named after its route in ${ROUTES}; ${name} is none of ${known.join(', ')}`,
    );
  const folder = `apps/guest/src/screens/${name}`;
  return [
    { path: `${folder}/index.tsx`, text: screen(name) },
    { path: `${folder}/${name}.module.css`, text: style },
  ];
};
