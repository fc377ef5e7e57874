/** The cells of a CSV file as RFC 4180 writes it, without its mark at the beginning. */
export const parseCsv = (text: string): string[][] => {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const end = (): void => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (quoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') quoted = !quoted;
    else if (quoted) cell += letter;
    else if (letter === ',') end();
    else if (letter === '\n') {
      end();
      rows.push([]);
    } else if (letter !== '\r' && letter !== '\uFEFF') cell += letter;
  }
  if (cell !== '' || (rows.at(-1)?.length ?? 0) > 0) end();
  return rows.filter(row => row.length > 0);
};
