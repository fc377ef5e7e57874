import { Textarea, type TextareaProps } from '@mantine/core';
import styles from '../parts.module.css';

const CLASSES = { input: styles.grows };

/** Several lines: as high as what is written, between `rows` and five lines. */
export const GrowingTextarea = ({ rows = 1, ...props }: TextareaProps & { readonly rows?: 1 | 2 }) => (
  <Textarea rows={rows} classNames={CLASSES} {...props} />
);
