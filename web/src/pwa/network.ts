/** Asking the network first, without waiting for it forever. */

/** A network that has just changed may take minutes to fail; what's cached is shown after this long (milliseconds). */
export const NETWORK_WITHIN = 5_000;

/** The network's response; the cached one, if there's one, when the network fails or takes too long. */
export async function networkElseCache(
  network: Promise<Response>,
  cached: () => Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), NETWORK_WITHIN));
  const response = await Promise.race([network.catch(() => null), late]);
  return response ?? (await cached()) ?? network;
}
