import { UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from '../tag/tags.module.css';

type Props<T> = {
  readonly label: string;
  readonly value: T;
  /** What each is called, for those who do not see the drawing, and what is drawn. */
  readonly choices: readonly { readonly value: T; readonly name: string; readonly shown: ReactNode }[];
  readonly onChoose: (value: T) => void;
};

/** One of several drawings, by finger or by arrow keys. */
export const ChoiceRow = <T extends string | null>({ label, value, choices, onChoose }: Props<T>) => {
  const id = useId();
  const at = Math.max(
    0,
    choices.findIndex(each => each.value === value),
  );
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const next = by === undefined ? undefined : choices[(at + by + choices.length) % choices.length];
    if (!next) return;
    event.preventDefault();
    onChoose(next.value);
    const buttons = event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]');
    buttons[choices.indexOf(next)]?.focus();
  };
  return (
    <div>
      <b id={id}>{label}</b>
      <div role="radiogroup" aria-labelledby={id} className={styles.choices} onKeyDown={step}>
        {choices.map((choice, place) => (
          <UnstyledButton
            key={choice.value ?? ''}
            role="radio"
            className={styles.choice}
            aria-checked={choice.value === value}
            aria-label={choice.name}
            tabIndex={place === at ? 0 : -1}
            onClick={() => onChoose(choice.value)}
          >
            {choice.shown}
          </UnstyledButton>
        ))}
      </div>
    </div>
  );
};
