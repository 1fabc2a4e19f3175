import { isPerson, RESOURCE_KINDS, type ResourceKind } from '../booking/resource-kinds.ts';

/** The days that the board shows as lanes: of doctors alone, of everyone who works, or of rooms, booths and devices. */
export const BOARD_LANES = ['doctors', 'people', 'things'] as const;
export type BoardLanes = (typeof BOARD_LANES)[number];

export const kindsOfLanes: Readonly<Record<BoardLanes, readonly ResourceKind[]>> = {
  doctors: ['doctor'],
  people: RESOURCE_KINDS.filter(isPerson),
  things: RESOURCE_KINDS.filter((kind) => !isPerson(kind)),
};
