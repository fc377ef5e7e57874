import type { ReactNode } from 'react';
import { Form } from '../form/Form.tsx';
import styles from './settings-card.module.css';

type Props = {
  /** What is sent makes the card a form. */
  onSubmit?: () => unknown;
  className?: string | undefined;
  children: ReactNode;
};

/** One matter of a page of settings: a heading, what it is about, and what can be done. */
export const SettingsCard = ({ onSubmit, className, children }: Props) => {
  const classes = className === undefined ? styles.card : `${styles.card} ${className}`;
  return onSubmit ? (
    <Form className={classes} onSubmit={onSubmit}>
      {children}
    </Form>
  ) : (
    <section className={classes}>{children}</section>
  );
};
