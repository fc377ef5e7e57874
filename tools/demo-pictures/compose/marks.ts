/** Marks on a 512 grid, drawn with `fill="currentColor"` or strokes of it; `groundColor` is what they stand on. */
const MARKS: { readonly [name: string]: string } = {
  table:
    '<path d="M256 96 C196 150 196 196 256 236 C316 196 316 150 256 96 Z M256 150 L256 262" stroke-width="20" fill="none"/><path d="M112 268 L400 268" stroke-width="30"/><path d="M168 284 L140 412 M344 284 L372 412" stroke-width="24"/>',
  waves:
    '<path d="M120 330 C166 288 210 288 256 330 C302 372 346 372 392 330 M120 396 C166 354 210 354 256 396 C302 438 346 438 392 396" stroke-width="24" fill="none"/><path d="M164 262 L164 112 L348 262 L348 112" stroke-width="32" fill="none"/>',
  bean: '<path d="M344 118 C424 198 390 338 300 392 C224 436 140 404 128 322 C114 226 214 66 344 118 Z" stroke-width="26" fill="none"/><path d="M338 124 C330 204 250 214 226 270 C206 318 188 352 160 374" stroke-width="24" fill="none"/>',
  noodles:
    '<path d="M100 252 L412 252 C412 344 352 404 304 410 L208 410 C160 404 100 344 100 252 Z" fill="currentColor" stroke="none"/><path d="M184 236 L184 120 M226 236 L226 112 M268 236 L268 104" stroke-width="18"/><path d="M140 138 L410 86 M148 170 L414 134" stroke-width="16"/>',
  taco: '<path d="M88 350 C88 150 424 150 424 350 Z" fill="currentColor" stroke="none"/><path d="M120 210 C104 160 160 132 184 160 C196 112 260 108 272 146 C312 112 364 148 350 186 C396 180 412 226 396 250" stroke-width="20" fill="none"/>',
  leaf: '<path d="M118 394 C86 214 196 108 402 112 C412 318 300 430 118 394 Z" fill="currentColor" stroke="none"/><path d="M128 384 C190 316 250 250 330 186" stroke="groundColor" stroke-width="18" fill="none"/>',
  burger:
    '<path d="M96 228 C96 92 416 92 416 228 Z" fill="currentColor" stroke="none"/><path d="M92 272 C130 304 164 240 202 272 C240 304 274 240 312 272 C350 304 384 240 420 272" stroke-width="22" fill="none"/><path d="M104 330 L408 330" stroke-width="34"/><path d="M96 376 L416 376 C416 412 396 424 372 424 L140 424 C116 424 96 412 96 376 Z" fill="currentColor" stroke="none"/><path d="M196 168 L210 160 M256 150 L272 150 M316 166 L328 176" stroke="groundColor" stroke-width="14"/>',
  pot: '<path d="M104 236 L408 236 L388 380 C384 404 368 416 344 416 L168 416 C144 416 128 404 124 380 Z" fill="currentColor" stroke="none"/><path d="M84 236 L428 236" stroke-width="28"/><path d="M196 190 C168 160 220 140 192 104 M262 190 C234 160 286 140 258 104 M328 190 C300 160 352 140 324 104" stroke-width="20" fill="none"/>',
  slice:
    '<path d="M256 430 L104 152 C196 92 316 92 408 152 Z" fill="none" stroke-width="24"/><path d="M122 190 C206 140 306 140 390 190" stroke-width="20" fill="none"/><circle cx="226" cy="234" r="26" fill="currentColor" stroke="none"/><circle cx="300" cy="256" r="26" fill="currentColor" stroke="none"/><circle cx="252" cy="326" r="24" fill="currentColor" stroke="none"/>',
  cone: '<path d="M160 262 L256 436 L352 262" fill="none" stroke-width="24"/><path d="M208 348 L300 268 M304 348 L212 268" stroke-width="14"/><path d="M136 248 C116 248 116 208 148 206 C140 128 216 84 256 84 C296 84 372 128 364 206 C396 208 396 248 376 248 Z" fill="currentColor" stroke="none"/>',
  glass:
    '<path d="M132 96 L380 96 C380 204 332 272 256 272 C180 272 132 204 132 96 Z" fill="none" stroke-width="24"/><path d="M148 164 L364 164 C350 228 312 268 256 268 C200 268 162 228 148 164 Z" fill="currentColor" stroke="none"/><path d="M256 278 L256 408 M180 416 L332 416" stroke-width="24"/>',
  paw: '<path d="M256 250 C316 250 376 316 376 366 C376 408 342 420 312 412 C282 404 230 404 200 412 C170 420 136 408 136 366 C136 316 196 250 256 250 Z" fill="currentColor" stroke="none"/><g fill="currentColor" stroke="none"><ellipse cx="126" cy="252" rx="36" ry="50" transform="rotate(-28 126 252)"/><ellipse cx="204" cy="166" rx="38" ry="56" transform="rotate(-8 204 166)"/><ellipse cx="308" cy="166" rx="38" ry="56" transform="rotate(8 308 166)"/><ellipse cx="386" cy="252" rx="36" ry="50" transform="rotate(28 386 252)"/></g>',
  bone: '<g transform="rotate(-38 256 256)" fill="currentColor" stroke="none"><rect x="136" y="220" width="240" height="72"/><circle cx="130" cy="214" r="46"/><circle cx="130" cy="298" r="46"/><circle cx="382" cy="214" r="46"/><circle cx="382" cy="298" r="46"/></g>',
};

export const MARK_NAMES = Object.keys(MARKS);

type Inks = { readonly background: string; readonly ink: string };

/** A mark as SVG, 512 wide and high. Nothing for a name without a mark. */
export const markSvg = (name: string, { background, ink }: Inks): string =>
  `<g color="${ink}" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">${(MARKS[name] ?? '').replaceAll('groundColor', background)}</g>`;
