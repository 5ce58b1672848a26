import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { PROJECT } from './lintTree.ts'

const aliases = (
  JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
    imports: Record<string, string>
  }
).imports

/** `from '…'`, `import '…'` and `import('…')`; every import of the project is written in single quotes. */
const SPECIFIER = /\b(?:from|import)\s*\(?\s*'([#.][^']+)'/g

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
  const specifiers = [...readFileSync(path, 'utf8').matchAll(SPECIFIER)].map(([, one = '']) => one)
  return [...new Set(specifiers.map((one) => fileOf(one, file)))]
}

function fileOf(specifier: string, from: string): string {
  if (specifier.startsWith('.'))
    return relative(PROJECT, resolve(PROJECT, dirname(from), specifier))
  const [room = '', ...rest] = specifier.split('/')
  const folder = aliases[`${room}/*`]
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

/** Who imports whom among the folders and files that stand in `folder`. */
export function arrowsIn(folder: string, files: readonly string[]): Arrows {
  const placeOf = (file: string) => file.slice(folder.length + 1).split('/')[0] ?? ''
  const arrows = new Map<string, Set<string>>()
  for (const file of files.filter((one) => one.startsWith(`${folder}/`)))
    for (const next of importsOf(file)) {
      const [from, to] = [placeOf(file), placeOf(next)]
      if (!next.startsWith(`${folder}/`) || from === to) continue
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
    }
  return arrows
}

/** The names in a circle, and those that lead to one; none where everything imports one way. */
export function circleIn(arrows: Arrows): string[] {
  const left = new Set(arrows.keys())
  for (let size = -1; size !== left.size; ) {
    size = left.size
    for (const name of left)
      if (![...(arrows.get(name) ?? [])].some((next) => left.has(next))) left.delete(name)
  }
  return [...left].sort()
}
