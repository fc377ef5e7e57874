import type { KitchenSettings } from '@tableside/contract/http/console/kitchen';

export type Station = KitchenSettings['stations'][number];
export type SetupDraft = Omit<KitchenSettings, 'courses' | 'changed_by' | 'revision'>;
export type Routed = 'categories' | 'items';

type NameOf = (station: Pick<Station, 'id' | 'name'>) => string;

/** What is edited: stations by the names that staff read, not by those that menus use. */
export const draftOf = (
  { courses: _, changed_by: __, revision: ___, ...settings }: KitchenSettings,
  nameOf: NameOf = ({ name }) => name,
): SetupDraft => ({
  ...settings,
  stations: settings.stations.map(station => ({ ...station, name: nameOf(station) })),
});

/** What is saved: a usual name that was left as it is goes on following each reader's language. */
export const settingsOf = (draft: SetupDraft, nameOf: NameOf): SetupDraft => ({
  ...draft,
  stations: draft.stations.map(station => {
    const usual = { ...station, name: station.id };
    return nameOf(usual) === station.name.trim() ? usual : station;
  }),
});

export const changeStation = (draft: SetupDraft, id: string, change: Partial<Station>): SetupDraft => ({
  ...draft,
  stations: draft.stations.map(station => (station.id === id ? { ...station, ...change } : station)),
});

/** Sends a dish or category to a station, away from every other one; or, when it is there already, nowhere. */
export const toggleRoute = (draft: SetupDraft, id: string, kind: Routed, what: string): SetupDraft => ({
  ...draft,
  stations: draft.stations.map(station => {
    const others = station[kind].filter(each => each !== what);
    const isHere = others.length < station[kind].length;
    return { ...station, [kind]: station.id === id && !isHere ? [...others, what] : others };
  }),
});

export const addStation = (draft: SetupDraft, station: Pick<Station, 'id' | 'name'>): SetupDraft => ({
  ...draft,
  stations: [...draft.stations, { ...station, categories: [], items: [] }],
});

/** The last station stays: dishes have to be made somewhere. */
export const removeStation = (draft: SetupDraft, id: string): SetupDraft =>
  draft.stations.length < 2
    ? draft
    : { ...draft, stations: draft.stations.filter(station => station.id !== id) };

/** Whether it can be saved: every station has a name, and late comes after soon. */
export const isComplete = (draft: SetupDraft): boolean =>
  draft.stations.every(({ name }) => name.trim() !== '') && draft.late_minutes > draft.soon_minutes;
