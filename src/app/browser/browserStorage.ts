/** Methods of a browser's storage in use. */
interface BrowserStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  keys(): string[]
}

/**
 * Wraps a browser's storage, or this page's memory when the browser refuses it: cookies blocked, a web view, no room
 * left. Stored values are then lost with the page; nothing else fails.
 * @param open may throw: even access to a forbidden storage does
 */
export function browserStorage(open: () => Storage): BrowserStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(act: (storage: Storage) => T, refused: T): T => {
    try {
      return act(open())
    } catch {
      return refused
    }
  }
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem(key, text) {
      const isStored = attempt((storage) => {
        storage.setItem(key, text)
        return true
      }, false)
      if (isStored) memory.delete(key)
      else memory.set(key, text)
    },
    removeItem(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
    keys: () => [...new Set([...memory.keys(), ...attempt((storage) => Object.keys(storage), [])])],
  }
}

/** Storage that lasts while the tab is open. */
export const tabStore = browserStorage(() => sessionStorage)

/** Storage that lasts on this device. */
export const deviceStore = browserStorage(() => localStorage)
