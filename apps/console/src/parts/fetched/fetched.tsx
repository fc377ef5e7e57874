import { type ComponentType, lazy, useState } from 'react';

export type Fetched<Props extends object = object> = {
  readonly Part: ComponentType<Props>;
  /** Has its code fetched before anybody wants it. */
  readonly fetch: () => Promise<void>;
};

/**
 * A part of the page whose code comes when it is first wanted, or before. One whose code is there is drawn at once: after a
 * fallback, for however short a time it was to be seen, React keeps what it stood for back for 0.3 s.
 */
export const fetched = <Props extends object>(load: () => Promise<ComponentType<Props>>): Fetched<Props> => {
  let Came: ComponentType<Props> | null = null;
  const fetch = async (): Promise<ComponentType<Props>> => {
    Came ??= await load();
    return Came;
  };
  const Coming: ComponentType<Props> = lazy(async () => ({ default: await fetch() }));
  const Part = (props: Props) => {
    // What was begun with stays: another component in its place would forget what it is at.
    const [Begun] = useState(() => Came ?? Coming);
    return <Begun {...props} />;
  };
  return { Part, fetch: async () => void (await fetch()) };
};
