/** The server's requests about other devices and backups, typed. Codes and keys travel in bodies. */
import { post } from "../../lib/api";
import type { Backup, CodeUse, DeviceCode, SavedBackup, SentBundle, StoredBackup } from "../../protocol/types";

export const deviceApi = {
  /** A code with which another device gets a bundle, once. */
  send: (bundle: string) => post<DeviceCode>("api/devices/send", { bundle }),
  take: (code: string) => post<SentBundle>("api/devices/take", { code }),
  /** Whether a device has used a code, by its receipt. */
  used: (receipt: string) => post<CodeUse>("api/devices/used", { receipt }),
  backUp: (bundle: string) => post<Backup>("api/backups", { bundle }),
  readBackup: (key: string) => post<StoredBackup>("api/backups/read", { key }),
  saveBackup: (key: string, revision: number, bundle: string) =>
    post<SavedBackup>("api/backups/save", { key, revision, bundle }),
  deleteBackup: (key: string) => post<string>("api/backups/delete", { key }),
};
