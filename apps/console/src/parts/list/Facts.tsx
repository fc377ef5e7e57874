import styles from './facts.module.css';

type Props = {
  /** What, and how it is; a key where two are called alike. */
  facts: readonly (readonly [what: string, value: string, key?: string])[];
  /** How they stand beside each other. */
  className: string | undefined;
};

/** What is known of something, a name and a value each. */
export const Facts = ({ facts, className = '' }: Props) => (
  <dl className={`${styles.facts} ${className}`}>
    {facts.map(([what, value, key = what]) => (
      <div key={key}>
        <dt>{what}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
