import { Slider } from '@mantine/core';
import type { Crop } from '@tableside/domain/menu-edit';
import { type PointerEvent, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import styles from '../menu-editor.module.css';
import { boxOf, type PictureShape, SHAPES, type View } from './crop-box.ts';

type Props = {
  readonly url: string;
  readonly shape: PictureShape;
  readonly onChange: (box: Crop) => void;
};

/** Chooses what is kept of a picture: dragged under the frame, or moved and brought nearer by sliders. */
export const CropField = ({ url, shape, onChange }: Props) => {
  const { t } = useText();
  const [size, setSize] = useState({ width: 4, height: 3 });
  const [view, setView] = useState<View>({ x: 0.5, y: 0.5, zoom: 1 });
  const box = boxOf(view, size, shape);
  const look = (next: View, of = size) => {
    setView(next);
    onChange(boxOf(next, of, shape));
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    look({
      ...view,
      x: middle.x - (event.movementX / width) * box.width,
      y: middle.y - (event.movementY / height) * box.height,
    });
  };
  return (
    <>
      <div
        className={styles.crop}
        style={{ aspectRatio: SHAPES[shape], width: `min(100%, ${SHAPES[shape] * 22}rem)` }}
        onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <img
          src={url}
          alt=""
          draggable={false}
          onLoad={event => {
            const { naturalWidth: width, naturalHeight: height } = event.currentTarget;
            setSize({ width, height });
            look(view, { width, height });
          }}
          style={{
            width: `${100 / box.width}%`,
            height: `${100 / box.height}%`,
            left: `${(-box.left / box.width) * 100}%`,
            top: `${(-box.top / box.height) * 100}%`,
          }}
        />
      </div>
      {(['zoom', 'x', 'y'] as const).map(what => (
        <div key={what}>
          <span id={`crop-${what}`}>{t(`menu.crop.${what}`)}</span>
          <Slider
            size="lg"
            aria-labelledby={`crop-${what}`}
            label={null}
            min={what === 'zoom' ? 1 : 0}
            max={what === 'zoom' ? 4 : 1}
            step={0.01}
            value={view[what]}
            onChange={value => look({ ...view, [what]: value })}
          />
        </div>
      ))}
    </>
  );
};
