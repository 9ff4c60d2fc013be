import { optionalPart, partOf } from "../lib/i18n";

export const keepingPart = optionalPart("keeping", () => import("./all"));
export const keepOfferPart = partOf(keepingPart, "KeepOffer");
export const keepRowPart = partOf(keepingPart, "KeepRow");
export const keepSheetPart = partOf(keepingPart, "KeepSheet");
export const noInternetPart = partOf(keepingPart, "NoInternet");
export const waitingPart = partOf(keepingPart, "Waiting");
