/** A text that is not yet on the server, and the saved text that it is based on. */
export interface UnsavedText {
  base: string
  text: string
}

/** Stores unsaved text on this device, so that a reload or a crash without a network loses nothing. */
export interface UnsavedTexts {
  read(): UnsavedText | undefined
  write(unsaved: UnsavedText | undefined): void
}

/** @param storage undefined where the browser denies it */
export function unsavedTexts(storage: Storage | undefined, key: string): UnsavedTexts {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(storage?.getItem(key) ?? 'null')
        return isUnsaved(kept) ? kept : undefined
      } catch {
        return undefined
      }
    },
    write(unsaved) {
      try {
        if (unsaved) storage?.setItem(key, JSON.stringify(unsaved))
        else storage?.removeItem(key)
      } catch {
        // A full storage is ignored: the text stays in this window, and is saved as soon as the server answers.
      }
    },
  }
}

const isUnsaved = (value: unknown): value is UnsavedText =>
  typeof value === 'object' &&
  value !== null &&
  'base' in value &&
  'text' in value &&
  typeof value.base === 'string' &&
  typeof value.text === 'string'
