/**
 * Stands in the head of the page: what is tapped before listen.ts has come, which stands behind all dishes, is not lost. Not
 * in the body: there the reader of the page pauses behind a script, and a browser draws a frame without a dish.
 */
export const HEAR = 'window.heard=[];document.addEventListener("click",window.hear=e=>{heard.push(e)},true)';

declare global {
  interface Window {
    /** Taps that nobody has looked at yet, and who notes them. */
    heard?: MouseEvent[];
    hear?: (event: MouseEvent) => void;
  }
}
