import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  importedBy,
  type Reference,
  referencesIn,
} from '../../../src/build/architecture/importGraph.ts'

/** The texts that figures are measured on, in memory, so that a test can make one up. */
export interface Tree {
  /** Path from the root → text of each hand-written file. */
  texts: ReadonlyMap<string, string>
  /** TypeScript among them. */
  code: readonly string[]
  references: (file: string) => readonly Reference[]
  /** Files that one imports, each once, of this tree or not. */
  importsOf: (file: string) => readonly string[]
}

/** @param texts path from the root → text; imports may lead out of it */
export function treeOf(texts: Readonly<Record<string, string>>): Tree {
  const code = Object.keys(texts).filter((file) => /\.tsx?$/.test(file))
  const references = new Map(code.map((file) => [file, referencesIn(file, texts[file] ?? '')]))
  const imports = new Map([...references].map(([file, found]) => [file, importedBy(found)]))
  return {
    texts: new Map(Object.entries(texts)),
    code,
    references: (file) => references.get(file) ?? [],
    importsOf: (file) => imports.get(file) ?? [],
  }
}

const ROOTS = ['src', 'adapters']
const WRITTEN = /\.(?:tsx?|css)$/
const GENERATED = /\.gen\./

/** Every hand-written file of the sources below `root`, and the linter's settings. */
export function readTree(root: string): Tree {
  const files = ROOTS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => WRITTEN.test(file) && !GENERATED.test(file))
      .map((file) => join(folder, file)),
  ).sort()
  const settings = readdirSync(root).filter((file) => /^\.biome\..*json$/.test(file))
  const read = (file: string) => [file, readFileSync(join(root, file), 'utf8')] as const
  return treeOf(Object.fromEntries([...files, ...settings].map(read)))
}

/** `src/server` of a file below it; the adapters are a room of their own. */
export const roomOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('src/') ? 2 : 1)
    .join('/')

export const lineCount = (text: string): number => text.trimEnd().split('\n').length
