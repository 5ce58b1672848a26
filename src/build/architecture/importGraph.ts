import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const PROJECT = resolve(import.meta.dirname, '../../..')

const { imports }: { imports: Record<string, string> } = JSON.parse(
  readFileSync(join(PROJECT, 'package.json'), 'utf8'),
)
const aliases = new Map(Object.entries(imports))

/** How one file refers to another; every reference of the project is written in single quotes. */
const REFERENCE = /\b(from |import |import\(\s*|new URL\(\s*)'([#.][^']+)'/g

export interface Reference {
  /** Path from the root of the project. */
  file: string
  /** `static`: `from '…'` and `import '…'`; `lazy`: `import('…')`, also of a type; `address`: `new URL('…')`. */
  by: 'static' | 'lazy' | 'address'
  /** True for `#room/…`, false for a relative path. */
  isNamed: boolean
}

/** Files that the text of `file` refers to, types included. */
export const referencesIn = (file: string, text: string): Reference[] =>
  [...text.matchAll(REFERENCE)].map(([, words = '', specifier = '']) => ({
    file: fileOf(specifier, file),
    by: words.startsWith('new') ? 'address' : words.startsWith('import(') ? 'lazy' : 'static',
    isNamed: specifier.startsWith('#'),
  }))

/** Files that are imported by one with these references, each once. */
export const importedBy = (references: readonly Reference[]): string[] => [
  ...new Set(references.filter(({ by }) => by !== 'address').map(({ file }) => file)),
]

const known = new Map<string, readonly string[]>()

/** Files of the project that a file imports, types included, as paths from its root. */
export function importsOf(file: string): readonly string[] {
  const found = known.get(file) ?? readImports(file)
  known.set(file, found)
  return found
}

function readImports(file: string): string[] {
  const path = join(PROJECT, file)
  if (!/\.tsx?$/.test(file) || !existsSync(path)) return []
  return importedBy(referencesIn(file, readFileSync(path, 'utf8')))
}

function fileOf(specifier: string, from: string): string {
  if (specifier.startsWith('.'))
    return relative(PROJECT, resolve(PROJECT, dirname(from), specifier))
  const [room = '', ...rest] = specifier.split('/')
  const folder = aliases.get(`${room}/*`)
  if (!folder) throw new Error(`${from}: no room is called ${room}`)
  return join(folder.replace('*', ''), ...rest)
}

/** Everything an editor reads to know a file: the file, what it imports, and so on. */
export function reachOf(file: string): ReadonlySet<string> {
  const seen = new Set([file])
  for (const one of seen) for (const next of importsOf(one)) seen.add(next)
  return seen
}

export type Arrows = ReadonlyMap<string, ReadonlySet<string>>

/** Who imports whom among the places that files stand in; a file without a place is left out. */
export function arrowsBetween(
  files: Iterable<string>,
  importsOf: (file: string) => readonly string[],
  placeOf: (file: string) => string | undefined,
): Arrows {
  const arrows = new Map<string, Set<string>>()
  for (const file of files)
    for (const next of importsOf(file)) {
      const [from, to] = [placeOf(file), placeOf(next)]
      if (from === undefined || to === undefined || from === to) continue
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
    }
  return arrows
}

/** Who imports whom among the folders and files that stand in `folder`. */
export const arrowsIn = (folder: string, files: readonly string[]): Arrows =>
  arrowsBetween(files, importsOf, (file) =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0] : undefined,
  )

/** Groups of names that reach each other (strongly connected components), the largest first; none where all is one way. */
export function circlesIn(arrows: Arrows): string[][] {
  const reached = new Map([...arrows.keys()].map((name) => [name, reachedFrom(name, arrows)]))
  const placed = new Set<string>()
  const circles: string[][] = []
  for (const [name, reach] of reached) {
    if (placed.has(name) || !reach.has(name)) continue
    const circle = [...reach].filter((other) => reached.get(other)?.has(name))
    for (const other of circle) placed.add(other)
    circles.push(circle.sort())
  }
  return circles.sort((one, other) => other.length - one.length)
}

/** Names that arrows lead to from `name`, itself only through others. */
function reachedFrom(name: string, arrows: Arrows): ReadonlySet<string> {
  const seen = new Set(arrows.get(name))
  for (const one of seen) for (const next of arrows.get(one) ?? []) seen.add(next)
  return seen
}
