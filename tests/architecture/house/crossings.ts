import { dirname } from 'node:path'
import { FACES } from '../../../src/build/architecture/faces.ts'
import { isShown } from '../../../src/build/architecture/serverImports.ts'
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
 * Imports of what a folder keeps to itself: past the `index.ts` of a folder that has one, by files outside of it; and of
 * a file of a module that is not on its face, by files outside of the module.
 */
export function insideImports(tree: Tree, faces = FACES): Figure {
  const all = importsIn(tree)
  const faced = new Set(tree.code.filter(isIndex).map(dirname))
  const past = all.filter(({ from, to }) =>
    foldersAbove(to).some(
      (folder) => faced.has(folder) && !isIn(folder, from) && !isIndexOf(folder, to),
    ),
  )
  const entering = all.filter(({ from, to }) => moduleOf(to) && moduleOf(to) !== moduleOf(from))
  const inside = entering.filter(({ to }) => !isShown(to, faces))
  const between = entering.filter(({ from }) => moduleOf(from))
  const shown = new Set(between.map(({ to }) => to))
  const found = [...new Set([...past, ...inside])]
  const parts = `past an index.ts (${past.length}), or past the face of a module (${inside.length})`
  return {
    count: found.length,
    says: `imports ${parts}; modules import ${shown.size} files of each other's faces ${written(between.length)} times`,
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
  const [module, ...rest] = isIn(MODULES, file) ? file.slice(MODULES.length + 1).split('/') : []
  return rest.length > 0 ? module : undefined
}
