import { optionalPart } from "../lib/i18n";

export const keepRowPart = optionalPart("keeping", () => import("./KeepRow.svelte"));
export const keepOfferPart = optionalPart("keeping", () => import("./KeepOffer.svelte"));
export const noInternetPart = optionalPart("keeping", () => import("./NoInternet.svelte"));
export const waitingPart = optionalPart("keeping", () => import("./Waiting.svelte"));
export const keepSheetPart = optionalPart("keeping", () => import("./KeepSheet.svelte"));
