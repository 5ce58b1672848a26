import type { Changes } from '../scope/changes.ts'

/** The path touched when an action requires files that a state lacks. */
export const missingFiles = (path: string): string => `@missing.${path}`

/** Communication between upload nodes and the actions of a page. */
export interface PageUploads {
  /** @param upload resolves to false when it failed; it must not reject */
  attach(upload: Promise<boolean>): void
  /** Resolves when no upload is in progress; false when one failed meanwhile. */
  done(): Promise<boolean>
  /** Requires files in this state; if there are none, its upload node shows a message. */
  require(path: string, given: boolean): void
  /** True when required files are missing; true once per requirement. */
  takeMissing(path: string): boolean
}

export function createPageUploads(changes: Changes): PageUploads {
  const underWay = new Set<Promise<boolean>>()
  /** States whose missing files no upload node has shown yet: the node may be loaded after the action. */
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
