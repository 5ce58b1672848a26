import type { DraftPort } from '#runtime/core/form/draft/draftPort.ts'
import { whenIdle } from '#runtime/react/form/whenIdle.ts'
import { newKey } from './browserHost.ts'

const PREFIX = 'draft '

/** Answers of a storage that says for certain that there is no such file. */
const GONE = [404, 410]

/** Milliseconds a storage has to answer. */
const PATIENCE = 10_000

/** Drafts in this browser's local storage, shared by all windows of the site. */
export function deviceDrafts(): DraftPort {
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

/** The browser tells other windows only, never the one that wrote. */
function onOtherWindow(listener: (key: string) => void): () => void {
  const hear = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === ownStorage() && key?.startsWith(PREFIX)) listener(key.slice(PREFIX.length))
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

async function isGone(url: string): Promise<boolean> {
  const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) })
  return GONE.includes(answer.status)
}
