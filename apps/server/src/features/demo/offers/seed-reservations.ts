import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Reserved = z.strictObject({
  /** Hours from the full hour in which the demo is made; somebody who waits came so many minutes before. */
  inHours: z.number().min(-6).max(12).optional(),
  waitsMinutes: z.number().int().min(0).max(120).optional(),
  party: z.number().int().min(1).max(20),
  name: z.string(),
  phone: z.string().nullable().default(null),
  note: z.string().default(''),
  /** By their names. */
  tables: z.array(z.string()).default([]),
  state: z.enum(['booked', 'waiting', 'no_show', 'cancelled']).default('booked'),
});
/** `reservations.json` of a demo venue: who comes on the day on which it is made, and who waits. */
const ReservationsFile = z.array(Reserved);

export type DemoReservation = z.infer<typeof Reserved>;

/** Nothing without the file. Throws for what is no reservation. */
export const readReservationsFile = (folder: string): readonly DemoReservation[] => {
  const file = join(folder, 'reservations.json');
  if (!existsSync(file)) return [];
  const parsed = ReservationsFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${parsed.error.message}`);
  return parsed.data;
};
