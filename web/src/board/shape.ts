/** The board's shape and its places, under the names that the server gives them. */

export type Seat = number;
/** A ring hole 0 ... ring - 1, clockwise from hole 0 of side A; `START`; or `HOME + i` for home hole i of the peg's own seat. */
export type Place = number;
export type Point = readonly [x: number, y: number];

export const START: Place = -1;
export const HOME: Place = 256;

/** A board laid out for a number of players and teams. Sides beyond the players stay empty. */
export interface Shape {
  readonly players: number;
  readonly teams: number;
  readonly sides: number;
  readonly side_length: number;
  readonly in_spot: number;
  readonly out_spot: number;
  readonly home_length: number;
  readonly pegs: number;
}

export const ringOf = (shape: Shape): number => shape.sides * shape.side_length;

/** The side a seat sits at. */
export const sideOf = (shape: Shape, seat: Seat): number => Math.floor((seat * shape.sides) / shape.players);

export const teamOf = (shape: Shape, seat: Seat): number => seat % shape.teams;

export const inSpotOf = (shape: Shape, seat: Seat): Place => sideOf(shape, seat) * shape.side_length + shape.in_spot;

export const outSpotOf = (shape: Shape, seat: Seat): Place => sideOf(shape, seat) * shape.side_length + shape.out_spot;

export const isHome = (place: Place): boolean => place >= HOME;
