import { RowAction } from './RowAction.tsx';

type Props = {
  readonly up: string;
  readonly down: string;
  readonly place: number;
  readonly count: number;
  /** One place up: -1; down: 1. */
  readonly onMove: (by: -1 | 1) => void;
  readonly boxed?: boolean;
};

/** Moves one of several up or down, as dragging does; at the ends there is nowhere to go. */
export const MoveButtons = ({ up, down, place, count, onMove, boxed = false }: Props) => (
  <>
    <RowAction icon="up" label={up} boxed={boxed} disabled={place === 0} onClick={() => onMove(-1)} />
    <RowAction
      icon="chevron-down"
      label={down}
      boxed={boxed}
      disabled={place === count - 1}
      onClick={() => onMove(1)}
    />
  </>
);
