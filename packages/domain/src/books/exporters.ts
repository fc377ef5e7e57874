import { datev } from './datev/datev.ts';
import type { BookExporter } from './exporter.ts';
import { isaf } from './isaf/isaf.ts';
import { jpkFa } from './jpk-fa/jpk-fa.ts';

/** Every way of taking books out; a new one passes `exporters.test.ts` and is a line here. */
export const EXPORTERS: readonly BookExporter[] = [datev, isaf, jpkFa];

export const bookExporter = (id: string): BookExporter | null =>
  EXPORTERS.find(exporter => exporter.id === id) ?? null;
