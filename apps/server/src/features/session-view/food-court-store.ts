import type { Run } from '../../database/database.ts';

/** The code of the open food court that a venue is in; null: it is in none. MENU-15. */
export const readFoodCourtHash = async (run: Run, venueId: string): Promise<string | null> => {
  const [row] = await run<{ code: string }>(
    'session-food-court',
    `select f.code from food_court_venue x join food_court f on f.id = x.food_court_id
     where x.venue_id = $1 and f.closed_at is null`,
    [venueId],
  );
  return row?.code ?? null;
};
