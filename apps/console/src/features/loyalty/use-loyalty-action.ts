import type { LoyaltySettings } from '@tableside/contract/http/console/loyalty';
import { useVenue } from '../session/index.ts';
import { useSaveOver } from '../venue-settings/index.ts';
import { loyaltyQuery } from './loyalty-query.ts';

/** Saves the programme; its members are not read anew. */
export const useSaveProgram = () =>
  useSaveOver<LoyaltySettings>(loyaltyQuery(useVenue().id).queryKey, 'loyalty.saved', true);
