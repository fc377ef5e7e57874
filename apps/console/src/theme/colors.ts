import type { MantineColorsTuple } from '@mantine/core';

/** The house green: actions and everything that is going well. */
export const pine: MantineColorsTuple = [
  '#eef7f3',
  '#dcece5',
  '#b6d8cb',
  '#8dc3af',
  '#6fb89d',
  '#53a688',
  '#3a866b',
  '#2a7359',
  '#1d5c46',
  '#0f4433',
];
/** New and waiting: asks for a look. */
export const marigold: MantineColorsTuple = [
  '#fff8e6',
  '#ffefc7',
  '#ffdf8f',
  '#ffcd52',
  '#fbbb25',
  '#f2a900',
  '#d48f00',
  '#a66c00',
  '#7d5000',
  '#573800',
];
/** Late, refused, dangerous. */
export const brick: MantineColorsTuple = [
  '#fff0ed',
  '#ffdfd9',
  '#fcbcb1',
  '#f79584',
  '#ef7a66',
  '#e2523b',
  '#c93b26',
  '#a82b19',
  '#842012',
  '#5c150b',
];
/** A guest is calling: never confused with an order. */
export const plum: MantineColorsTuple = [
  '#f8f0fa',
  '#eedff3',
  '#dbbce6',
  '#cd9fdc',
  '#bd80d1',
  '#a35bbc',
  '#8a459f',
  '#6f347f',
  '#552762',
  '#3b1945',
];
export const gray: MantineColorsTuple = [
  '#f7f8f5',
  '#eff1ec',
  '#e3e7e1',
  '#d3d9d2',
  '#b5beb6',
  '#8f9991',
  '#66706a',
  '#4a534e',
  '#323a36',
  '#1b211e',
];
export const dark: MantineColorsTuple = [
  '#d5ddd8',
  '#b3bdb7',
  '#8b968f',
  '#5f6a64',
  '#404a45',
  '#303934',
  '#242c28',
  '#1a201d',
  '#131816',
  '#0c100e',
];
