/** The ten colours of pegs, in the order in which they are offered, and their names. */
import type { Colour } from "../protocol/types";
import { say } from "../app/words";

export const COLOURS: readonly Colour[] = ["B", "R", "Y", "G", "W", "O", "P", "I", "N", "K"];

export function colourName(colour: Colour): string {
  switch (colour) {
    case "W":
      return say("colour-white");
    case "N":
      return say("colour-natural");
    case "Y":
      return say("colour-yellow");
    case "O":
      return say("colour-orange");
    case "R":
      return say("colour-red");
    case "G":
      return say("colour-green");
    case "B":
      return say("colour-blue");
    case "K":
      return say("colour-black");
    case "P":
      return say("colour-purple");
    case "I":
      return say("colour-pink");
  }
}
