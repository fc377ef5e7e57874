import type { FloorPlan } from '@tableside/contract/http/console/floor';
import { changedPlace, overlap, type Place, placesOf } from '@tableside/domain/floor';
import type { FloorPlace } from '../floor-query.ts';

/** A plan while somebody changes it. */
export type FloorDraft = {
  /** The revision that is changed. */
  readonly revision: number;
  readonly areas: readonly string[];
  readonly places: readonly FloorPlace[];
};

export const draftOf = ({ revision, areas, places }: FloorPlan): FloorDraft => ({
  revision,
  areas: areas.map(({ name }) => name),
  places,
});

/** Whether a place covers cells of another table of its area. */
export const isBlocked = ({ places }: Pick<FloorDraft, 'places'>, place: FloorPlace): boolean =>
  places.some(other => other.table !== place.table && other.area === place.area && overlap(other, place));

/** The place as it would be, kept on the plan. */
export const wouldBe = (place: FloorPlace, change: Partial<Place>): FloorPlace => ({
  ...place,
  ...changedPlace(place, change),
});

/** Changes how a table stands; a place that another table has changes nothing. */
export const changeTable = (draft: FloorDraft, table: string, change: Partial<Place>): FloorDraft => {
  const place = draft.places.find(each => each.table === table);
  if (!place) return draft;
  const changed = wouldBe(place, change);
  if (isBlocked(draft, changed)) return draft;
  return { ...draft, places: draft.places.map(each => (each.table === table ? changed : each)) };
};

/** Puts a table in another area, where there is room; a full area changes nothing. */
export const changeArea = (draft: FloorDraft, table: string, area: string): FloorDraft => {
  const place = draft.places.find(each => each.table === table);
  if (!place || place.area === area) return draft;
  const moved = { ...place, area };
  const there = draft.places.filter(each => each.area === area);
  const free = isBlocked(draft, moved)
    ? placesOf([
        ...there.map(each => ({ id: each.table, place: each as Place })),
        { id: table, place: null },
      ]).get(table)
    : place;
  if (!free) return draft;
  const placed = { ...moved, x: free.x, y: free.y, width: free.width, height: free.height };
  return { ...draft, places: draft.places.map(each => (each.table === table ? placed : each)) };
};

/** Names an area anew; its tables stay in it. An empty or taken name changes nothing. */
export const renameArea = (draft: FloorDraft, from: string, to: string): FloorDraft => {
  const name = to.trim();
  if (name === '' || draft.areas.includes(name)) return draft;
  return {
    ...draft,
    areas: draft.areas.map(each => (each === from ? name : each)),
    places: draft.places.map(place => (place.area === from ? { ...place, area: name } : place)),
  };
};

export const addArea = (draft: FloorDraft, name: string): FloorDraft =>
  name.trim() === '' || draft.areas.includes(name.trim())
    ? draft
    : { ...draft, areas: [...draft.areas, name.trim()] };

/** Takes an area without tables off the plan. */
export const removeArea = (draft: FloorDraft, name: string): FloorDraft =>
  draft.places.some(({ area }) => area === name)
    ? draft
    : { ...draft, areas: draft.areas.filter(each => each !== name) };

/** Moves an area one place in the order. */
export const shiftArea = (draft: FloorDraft, name: string, by: -1 | 1): FloorDraft => {
  const at = draft.areas.indexOf(name);
  const other = draft.areas[at + by];
  if (at < 0 || other === undefined) return draft;
  const areas = [...draft.areas];
  areas[at] = other;
  areas[at + by] = name;
  return { ...draft, areas };
};
