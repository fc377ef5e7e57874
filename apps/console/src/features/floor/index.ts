export { floorQuery } from './floor-query.ts';
export { AreaChips, useAreaName } from './plan/AreaChips.tsx';
export { Arrange } from './plan/Arrange.tsx';
export { areasOf, rowsOf } from './plan/areas.ts';
export { Canvas, standing } from './plan/Canvas.tsx';
export { PlanView } from './plan/PlanView.tsx';
export { useArea } from './plan/use-area.ts';
export { TableSheet } from './table/TableSheet.tsx';
export { type FloorView, rememberedView, rememberView } from './view-choice.ts';
