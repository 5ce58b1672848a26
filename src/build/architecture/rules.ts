/** What a room's code may run on, and therefore which packages it may import: see `restrictions.ts`. */
export type Platform = 'anything' | 'browserAlone' | 'browser' | 'node'

type Alias<Folder extends string> = Folder extends `src/${infer Name}` ? Name : Folder

/** What an import between rooms may name: a room or a part of it, both rooms of the runtime, a folder of data. */
type Importable<Folder extends string> =
  | Alias<Folder>
  | `${Alias<Folder>}/${string}`
  | 'runtime'
  | 'schemas'
  | 'fixtures'

export interface RoomRules<Folder extends string = string> {
  /** What stands in the room, for ARCHITECTURE.md. */
  holds: string
  mayImport: readonly Importable<Folder>[]
  /** What the linter says of an import of any other room. */
  refusal: string
  runsOn: Platform
  /** A file of another room that is imported by its path, and why: its room is imported by no name. */
  byPath?: { file: string; because: string }
  /** Files of the room to which none of its rules applies, and why. */
  except?: { files: string; because: string }
}

/** Returns the table as it is, once its words are known to name rooms of it. */
export const rooms = <Folder extends string>(
  table: Record<Folder, RoomRules<NoInfer<Folder>>>,
): Readonly<Record<Folder, RoomRules<Folder>>> => table

/** Folders and loose files (`host.ts`) of one height; a refusal of its own is said instead of the common one. */
export type Floor = readonly string[] | { holds: readonly string[]; refusal: string }

/** The order in which the members of a folder may import each other. */
export interface Floors {
  /** From the ground up. */
  floors: readonly Floor[]
  /** The name by which the members import each other (`#server`); they do so by relative paths where it is absent. */
  named?: string
  /** What the linter says of an import of what stands above or beside. */
  refusal: string
  exceptions?: readonly Exception[]
}

/** What one member may import, or may not, other than by its floor, and why. */
export interface Exception {
  of: string
  mayImport?: readonly string[]
  mayNotImport?: readonly string[]
  because: string
}

/** Imports that one rule of the linter refuses, and what it says of them. */
export interface Pattern {
  group: readonly string[]
  message: string
}

/** One override of the linter: the last that includes a file is the one it is held to. */
export interface Restriction {
  includes: readonly string[]
  patterns: readonly Pattern[]
}
