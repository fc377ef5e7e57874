type Field = { readonly key: string; readonly type: string; readonly selectOptions: readonly string[] };

/** The key of the question whether a guest eats here or takes it along, where a venue asks it at its kiosk. */
const DINING = 'dining';

/** That question, if it can be answered by a tap on the first screen; null: it is not asked, or is one among others. */
export const diningQuestion = <F extends Field>(fields: readonly F[]): F | null =>
  fields.find(
    ({ key, type, selectOptions }) =>
      key === DINING && type === 'select' && selectOptions.length >= 2 && selectOptions.length <= 3,
  ) ?? null;
