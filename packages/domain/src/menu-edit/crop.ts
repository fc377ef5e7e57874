/** The part of an upright picture that is kept; each from 0 to 1. */
export type Crop = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
