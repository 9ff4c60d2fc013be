/** The board's shape and places, named as on the server. */

export type Seat = number;
/**
 * A track hole 0 ... ring - 1, clockwise from hole 0 of side A; `START`; or `HOME + i` for hole i of the peg's own
 * home.
 */
export type Place = number;

export const START: Place = -1;
export const HOME: Place = 256;

/** A board for a number of players and teams. There can be more sides than players. */
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

/** The side of a seat. */
export const sideOf = (shape: Shape, seat: Seat): number => Math.floor((seat * shape.sides) / shape.players);

export const teamOf = (shape: Shape, seat: Seat): number => seat % shape.teams;

export const inSpotOf = (shape: Shape, seat: Seat): Place => sideOf(shape, seat) * shape.side_length + shape.in_spot;

export const outSpotOf = (shape: Shape, seat: Seat): Place => sideOf(shape, seat) * shape.side_length + shape.out_spot;

export const isHome = (place: Place): boolean => place >= HOME;

/** Whether two places are the same: a start or home hole belongs to a seat, a hole of the track to nobody. */
export const isSamePlace = (seat: Seat, place: Place, otherSeat: Seat, other: Place): boolean =>
  place === other && (seat === otherSeat || (place !== START && !isHome(place)));
