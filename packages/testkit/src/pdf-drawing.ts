import { pdfStreams } from './pdf-text.ts';

const number = (value: string | undefined): string => String(Number(value ?? 0));

/** The vector drawing of one page as SVG elements; letters and pictures are left out. Reads only what pdfkit writes. */
const elementsOf = (content: string): string => {
  let open = 0;
  let path = '';
  let fill = '#000000';
  let operands: string[] = [];
  const out: string[] = [];
  const depths: number[] = [];
  const channel = (value: string | undefined) => Math.round(Number(value ?? 0) * 255);
  const step = (operator: string): void => {
    const [a, b, c, d, e, f] = operands;
    if (operator === 'q') depths.push(open);
    else if (operator === 'Q') {
      const back = depths.pop() ?? 0;
      out.push('</g>'.repeat(open - back));
      open = back;
    } else if (operator === 'cm') {
      out.push(`<g transform="matrix(${operands.map(number).join(' ')})">`);
      open += 1;
    } else if (operator === 'm') path += `M${a} ${b}`;
    else if (operator === 'l') path += `L${a} ${b}`;
    else if (operator === 'c') path += `C${a} ${b} ${c} ${d} ${e} ${f}`;
    else if (operator === 're') path += `M${a} ${b}h${c}v${d}h${-Number(c)}z`;
    else if (operator === 'h') path += 'z';
    else if (operator === 'scn') fill = `rgb(${channel(a)},${channel(b)},${channel(c)})`;
    else if (operator === 'f') {
      out.push(`<path fill="${fill}" d="${path}"/>`);
      path = '';
    } else if (operator === 'S') path = '';
  };
  const withoutText = content.replace(/BT\n[\s\S]*?ET\n/g, '');
  for (const word of withoutText.split(/\s+/)) {
    if (/^-?[\d.]+$/.test(word)) operands.push(word);
    else {
      step(word);
      operands = [];
    }
  }
  return out.join('') + '</g>'.repeat(open);
};

/** The pages of a PDF made by us as SVG drawings without their letters; `scale` pixels a point. */
export const pdfDrawings = (pdf: Buffer, scale: number): Buffer[] =>
  pdfStreams(pdf).map(({ width, height, content }) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#fff"/><g transform="matrix(1 0 0 -1 0 ${height})">${elementsOf(content)}</g></svg>`,
    ),
  );
