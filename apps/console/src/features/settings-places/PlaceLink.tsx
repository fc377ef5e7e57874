import { useId } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../icons/Icon.tsx';
import { useVenue } from '../session/index.ts';
import { type Place, pathOf } from './places.ts';
import { revealing } from './reveal.ts';
import styles from './settings-places.module.css';

type Props = {
  readonly place: Place;
  readonly title: string;
  readonly hint: string;
  /** What it leads to on that page. */
  readonly label?: string | null;
  readonly onGo?: () => void;
};

/** A place with a line about it; a tap goes there. */
export const PlaceLink = ({ place, title, hint, label = null, onGo }: Props) => {
  const { slug } = useVenue();
  const id = useId();
  return (
    <Link
      href={pathOf(slug, place)}
      className={styles.place}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
      {...(label === null ? {} : { state: revealing(label) })}
      {...(onGo ? { onClick: onGo } : {})}
    >
      <span className={styles.sign}>
        <Icon name={place.icon} size="1.35rem" />
      </span>
      <span>
        <b id={`${id}-title`}>{title}</b>
        <small id={`${id}-hint`}>{hint}</small>
      </span>
    </Link>
  );
};
