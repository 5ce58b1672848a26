import type { Call } from '#runtime/core/ports/transport.ts'
import type { DocumentPorts } from './documentSession.ts'
import { unsavedTexts } from './unsavedTexts.ts'

/** Returns the ports of a document edited in a browser. */
export function documentPorts(
  call: Call,
  { id, path }: { id: string; path: string },
): DocumentPorts {
  const place = { id, path }
  return {
    save: (step) => call('changeStep', { ...place, ...step }) as ReturnType<DocumentPorts['save']>,
    read: () => call('changeDocument', place) as ReturnType<DocumentPorts['read']>,
    takeBack: (isRedo) =>
      call('changeUndo', { id, isRedo }) as ReturnType<DocumentPorts['takeBack']>,
    unsaved: unsavedTexts(localStorageOrNone(), `studio ${id} ${path}`),
    newId: () => crypto.randomUUID(),
    later(run, ms) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  }
}

/** Returns the local storage; undefined when the browser denies access to it. */
function localStorageOrNone(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
