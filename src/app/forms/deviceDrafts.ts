import type { DraftStorage } from '#runtime/core/ports/drafts.ts'
import { whenIdle } from '#runtime/react/whenIdle.ts'
import { newKey } from '../browser/browserHost.ts'

const PREFIX = 'draft '

/** Drafts in this browser's local storage, shared by all windows of the site. */
export function deviceDrafts(): DraftStorage {
  const storage = ownStorage()
  return {
    get: (key) => storage?.getItem(PREFIX + key) ?? null,
    set(key, text) {
      try {
        storage?.setItem(PREFIX + key, text)
        return storage !== undefined
      } catch {
        return false
      }
    },
    remove: (key) => storage?.removeItem(PREFIX + key),
    keys: () =>
      Object.keys(storage ?? {}).flatMap((key) =>
        key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
      ),
    subscribe: onOtherWindow,
    idle: whenIdle,
    isGone: async (url) => (await import('./lateFiles.ts')).isGone(url),
    tab: newKey(),
  }
}

/** Asking for the storage already fails where a browser forbids it. */
function ownStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** The `storage` event is fired in other windows only, never in the one that wrote. */
function onOtherWindow(listener: (key: string) => void): () => void {
  const hear = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === ownStorage() && key?.startsWith(PREFIX)) listener(key.slice(PREFIX.length))
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
