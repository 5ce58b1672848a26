import { dirname } from 'node:path'
import { type Figure, written } from './figure.ts'
import type { Tree } from './tree.ts'

export const MODULES = 'src/server/modules'
export const STORE = 'src/server/store'

interface Import {
  from: string
  to: string
}

const importsIn = (tree: Tree): Import[] =>
  tree.code.flatMap((from) => tree.importsOf(from).map((to) => ({ from, to })))

const isIn = (folder: string, file: string): boolean => file.startsWith(`${folder}/`)
const lineOf = ({ from, to }: Import): string => `${from} → ${to}`

/** Imports of modules from the store: a file that imports another counts once, however many names it takes. */
export function storeImports(tree: Tree): Figure {
  const found = importsIn(tree).filter(({ from, to }) => isIn(MODULES, from) && isIn(STORE, to))
  return {
    count: found.length,
    says: `imports from ${MODULES} into ${STORE}`,
    behind: found.map(lineOf),
  }
}

/**
 * Imports of what a folder keeps to itself, as far as that can be told today: past the `index.ts` of a folder that has
 * one, by files outside of it; and, where one module imports another, from a subfolder of that one. Which
 * of the files that stand right in a module are meant for others, nothing says.
 */
export function insideImports(tree: Tree): Figure {
  const all = importsIn(tree)
  const faced = new Set(tree.code.filter(isIndex).map(dirname))
  const past = all.filter(({ from, to }) =>
    foldersAbove(to).some(
      (folder) => faced.has(folder) && !isIn(folder, from) && !isIndexOf(folder, to),
    ),
  )
  const between = all.filter(({ from, to }) => isBetweenModules(from, to))
  const below = between.filter(({ to }) => dirname(to) !== `${MODULES}/${moduleOf(to)}`)
  const found = [...new Set([...past, ...below])]
  const parts = `past an index.ts (${past.length}), or into a subfolder of another module (${below.length})`
  return {
    count: found.length,
    says: `imports ${parts}; modules import each other ${written(between.length)} times`,
    behind: found.map(lineOf),
  }
}

const isIndex = (file: string): boolean => /\/index\.tsx?$/.test(file)
const isIndexOf = (folder: string, file: string): boolean =>
  isIndex(file) && dirname(file) === folder

function foldersAbove(file: string): string[] {
  const folder = dirname(file)
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)]
}

/** The module that a file stands in. */
function moduleOf(file: string): string | undefined {
  const [folder, ...rest] = isIn(MODULES, file) ? file.slice(MODULES.length + 1).split('/') : []
  return rest.length > 0 ? folder : undefined
}

function isBetweenModules(from: string, to: string): boolean {
  const [one, other] = [moduleOf(from), moduleOf(to)]
  return one !== undefined && other !== undefined && one !== other
}
