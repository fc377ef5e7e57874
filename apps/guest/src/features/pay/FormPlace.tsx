import { Skeleton } from '@tableside/design';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type DriverEvent, type FormAction, loadDriver, type Mounted } from './drivers/index.ts';
import { formLook } from './form-look.ts';
import { whenStill } from './intent/when-still.ts';
import styles from './methods/Methods.module.css';

/** What the pay button reaches the shown form by. */
export type FormHandle = RefObject<Mounted | null>;

type Props = {
  readonly action: FormAction;
  readonly handle: FormHandle;
  readonly tell: (event: DriverEvent) => void;
};

/** The room a form will take, kept from the first moment: a tap on the way below it never lands beside it. */
export const FormComing = () => (
  <div className={styles.form} aria-busy="true">
    <Skeleton shape="block" />
  </div>
);

/**
 * The place of a provider's form. The script is fetched when the form is first shown; the form stays until the way of
 * paying is another one, and is told when the sum changes.
 */
export const FormPlace = ({ action, handle, tell }: Props) => {
  const id = `form${useId().replace(/\W/g, '')}`;
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef({ action, tell });
  latest.current = { action, tell };
  const [ready, setReady] = useState(false);
  const { driver, kind } = action;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another sum changes the form below, another form is made here
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let gone = false;
    let mounted: Mounted | undefined;
    let still: (() => void) | undefined;
    const shown = latest.current.action;
    const hear = (event: DriverEvent) => {
      if (gone) return;
      if (event.kind === 'ready') still = whenStill(element, () => setReady(true));
      latest.current.tell(event);
    };
    const mount = async () => {
      const open = await loadDriver(driver);
      if (gone) return;
      mounted = await open(element, shown, formLook(), hear);
      if (gone) mounted.unmount();
      else handle.current = mounted;
      if (!gone && latest.current.action !== shown) mounted.change(latest.current.action);
    };
    mount().catch(() => hear({ kind: 'unavailable' }));
    return () => {
      gone = true;
      still?.();
      handle.current = null;
      setReady(false);
      mounted?.unmount();
      element.replaceChildren();
    };
  }, [driver, kind]);

  useEffect(() => handle.current?.change(action), [action, handle]);

  return (
    <div className={styles.form} data-form={kind} aria-busy={!ready || undefined}>
      {!ready && <Skeleton shape="block" />}
      <div id={id} ref={place} className={ready ? undefined : styles.coming} />
    </div>
  );
};
