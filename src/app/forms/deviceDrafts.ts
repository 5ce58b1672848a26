import type { DraftStorage } from '#runtime/core/ports/drafts.ts'
import { whenIdle } from '#runtime/react/whenIdle.ts'
import { newKey } from '../browser/browserHost.ts'

const PREFIX = 'draft '

/** Status codes which prove that the file does not exist. */
const GONE = [404, 410]

/** Milliseconds a storage has to answer. */
const PATIENCE = 10_000

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
    isGone,
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

/** Requests a fresh address from the server first: the stored one may have expired while the file still exists. */
async function isGone(url: string): Promise<boolean> {
  const question = `/api/system/v1/open/fileAddress?url=${encodeURIComponent(url)}`
  const answer = await fetch(question, { signal: AbortSignal.timeout(PATIENCE) })
  return GONE.includes(answer.status)
}
