import { chineseLines } from './chinese.ts'
import { circles } from './circles.ts'
import { insideImports, storeImports } from './crossings.ts'
import type { Figure } from './figure.ts'
import { longFunctions } from './functions.ts'
import { oneImporter, smallParts } from './importers.ts'
import { linterLines } from './linter.ts'
import { folderNames } from './names.ts'
import { files } from './sizes.ts'
import type { Tree } from './tree.ts'

/** What is measured of the source tree, by name. */
export const FIGURES: Readonly<Record<string, (tree: Tree) => Figure>> = {
  files,
  circles,
  storeImports,
  insideImports,
  smallParts,
  oneImporter,
  linterLines,
  longFunctions,
  chineseLines,
  folderNames,
}
