import { type DragEvent, useState } from 'react';

/**
 * Rows that a mouse drags to another place of their list. Fingers and keyboards have buttons for the same, which move one
 * place at a time and say what they do.
 */
export const useDragSort = (onMove: (from: number, to: number) => void) => {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  return (place: number) => ({
    draggable: true,
    'data-dragged': from === place || undefined,
    'data-over':
      (over === place && from !== place && (from ?? 0) < place
        ? 'after'
        : over === place && from !== place && 'before') || undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setFrom(place);
    },
    onDragOver: (event: DragEvent) => {
      if (from === null) return;
      event.preventDefault();
      if (over !== place) setOver(place);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (from !== null && from !== place) onMove(from, place);
      end();
    },
    onDragEnd: end,
  });
};
