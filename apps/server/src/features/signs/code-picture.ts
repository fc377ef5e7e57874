import { drawCode } from './qr-path.ts';

/** Units of the square; it is drawn as large as it is shown. */
const SIDE = 100;

/** A QR code of an address as the address of an SVG: black on white, whatever the page looks like. */
export const codePicture = (text: string): string => {
  const { x, y, scale, path } = drawCode(text, { x: 0, y: 0, side: SIDE });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><rect width="100%" height="100%" fill="#fff"/><path transform="translate(${x} ${y}) scale(${scale})" shape-rendering="crispEdges" d="${path}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};
