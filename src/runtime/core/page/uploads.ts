import type { Changes } from '../scope/changes.ts'

/** The path that is touched when an action requires files that a state does not hold. */
export const missingFiles = (path: string): string => `@missing.${path}`

/** What upload nodes and the actions of a page tell each other. */
export interface PageUploads {
  /** @param upload resolves to false when it failed; it must not reject */
  attach(upload: Promise<boolean>): void
  /** Resolves when nothing is under way; false when something failed meanwhile. */
  done(): Promise<boolean>
  /** An action requires files in this state; where there are none, its upload node says so. */
  require(path: string, given: boolean): void
  /** Whether files were required that are missing; true once for each time they were. */
  takeMissing(path: string): boolean
}

export function createPageUploads(changes: Changes): PageUploads {
  const underWay = new Set<Promise<boolean>>()
  /** States whose missing files no upload node has shown yet: its code may come after the action. */
  const missing = new Set<string>()
  return {
    attach(upload) {
      underWay.add(upload)
      const forget = () => underWay.delete(upload)
      upload.then(forget, forget)
    },
    async done() {
      const ends = await Promise.all(underWay)
      return ends.every(Boolean)
    },
    require(path, given) {
      if (given) return void missing.delete(path)
      missing.add(path)
      changes.emit(missingFiles(path))
    },
    takeMissing: (path) => missing.delete(path),
  }
}
