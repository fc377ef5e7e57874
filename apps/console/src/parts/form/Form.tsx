import type { ReactNode } from 'react';
import styles from '../parts.module.css';

type Props = { onSubmit: () => unknown; className?: string | undefined; children: ReactNode };

/** What is filled in and sent by us, never by the browser. */
export const Form = ({ onSubmit, className = styles.form, children }: Props) => (
  <form
    className={className}
    noValidate
    onSubmit={event => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);
