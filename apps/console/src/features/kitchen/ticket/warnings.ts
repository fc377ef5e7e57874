import type { KitchenOrder } from '@tableside/contract/http/console/kitchen';
import { mentionsAllergy } from '@tableside/domain/allergens';

/** Whether anybody speaks of an allergy at an order: staff, or the guest about the order or one of its dishes. */
export const warnsOfAllergy = ({
  allergy,
  comment,
  lines,
}: Pick<KitchenOrder, 'allergy' | 'comment' | 'lines'>): boolean =>
  allergy !== '' || mentionsAllergy(comment) || lines.some(({ note }) => mentionsAllergy(note));
