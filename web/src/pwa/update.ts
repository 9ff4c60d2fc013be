/** Set while an update of the app is available: `update.value?.()` reloads with the new version. */
import { Store } from "../lib/store";

export const update = new Store<(() => void) | null>(null);
