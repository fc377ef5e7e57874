export { Arrange } from './Arrange.tsx';
export { floorQuery } from './floor-query.ts';
export { PlanView } from './PlanView.tsx';
export { TableSheet } from './TableSheet.tsx';
export { type FloorView, rememberedView, rememberView } from './view-choice.ts';
