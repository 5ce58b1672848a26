import { type Figure, written } from './figure.ts'
import { lineCount, roomOf, type Tree } from './tree.ts'

/** Each file of TypeScript that one other imports, with that importer. */
function loneImporters(tree: Tree): { file: string; importer: string }[] {
  const importersOf = new Map<string, string[]>()
  for (const importer of tree.code)
    for (const file of tree.importsOf(importer))
      importersOf.set(file, [...(importersOf.get(file) ?? []), importer])
  return tree.code.flatMap((file) => {
    const [importer, ...others] = importersOf.get(file) ?? []
    return importer !== undefined && others.length === 0 ? [{ file, importer }] : []
  })
}

/**
 * Files of TypeScript that exactly one other of the sources imports, statically or lazily, types included. An import by
 * tests does not count, and neither does the address that a thread is started by.
 */
export function oneImporter(tree: Tree): Figure {
  const found = loneImporters(tree)
  return {
    count: found.length,
    says: 'files with one importer',
    behind: found.map(({ file, importer }) => `${file} ← ${importer}`),
  }
}

/**
 * Files of folders of one kind, which hold the same files whatever their length, as a module of the server its calls and
 * parts; and texts, which stand apart.
 */
const WORDS =
  /\/(?:texts|index)\.tsx?$|(?:Widget|Node|Display)\.tsx$|^src\/server\/(?:base|modules\/\w+)\/(?:calls|parts)\.ts$/

/** Lists of words, one file each. */
const REGISTRIES = /Registry\.ts$|\/(?:migrations|baseline)\/all\.ts$/

/** A word of a registry is no part of it, and what another room uses is no part of that room. */
const isPartOf = (importer: string, file: string): boolean =>
  !REGISTRIES.test(importer) && roomOf(importer) === roomOf(file)

/** Files of at most `most` lines that are a part of their one importer's thought: no words, and not loaded by themselves. */
export function shortParts(tree: Tree, most: number): { file: string; importer: string }[] {
  const entries = new Set(
    tree.code.flatMap((file) =>
      tree.references(file).flatMap((one) => (one.by === 'static' ? [] : [one.file])),
    ),
  )
  return shortLone(tree, most).filter(
    ({ file, importer }) => isPartOf(importer, file) && !WORDS.test(file) && !entries.has(file),
  )
}

const shortLone = (tree: Tree, most: number) =>
  loneImporters(tree).filter(({ file }) => lineCount(tree.texts.get(file) ?? '') <= most)

const SHORT = 15

/** Counted as `scope.test.ts` counts (decision 0274), with a higher limit: words, entries and those of other rooms are none. */
export function smallParts(tree: Tree): Figure {
  const found = shortParts(tree, SHORT)
  const all = shortLone(tree, SHORT).length
  return {
    count: found.length,
    says: `files of at most ${SHORT} lines that are a part of their one importer; ${written(all)} with words, entries and those of other rooms`,
    behind: found.map(({ file, importer }) => `${file} ← ${importer}`),
  }
}
