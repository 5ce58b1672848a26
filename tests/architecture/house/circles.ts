import { dirname } from 'node:path'
import { arrowsBetween, circlesIn } from '../../../src/build/architecture/importGraph.ts'
import type { Figure } from './figure.ts'
import type { Tree } from './tree.ts'

/**
 * Groups of folders that reach each other by imports, types included: each folder stands for the files right in it, so
 * that a folder and its child are two. What is no TypeScript of the tree (styles, data, generated types) is left out.
 */
export function circles(tree: Tree): Figure {
  const code = new Set(tree.code)
  const placeOf = (file: string) => (code.has(file) ? dirname(file) : undefined)
  const found = circlesIn(arrowsBetween(tree.code, tree.importsOf, placeOf))
  const [largest = []] = found
  return {
    count: found.length,
    says: `groups of folders that import each other both ways; the largest has ${largest.length} (${largest[0]})`,
    behind: found.flatMap((folders) => [
      `${folders.length} folders`,
      ...folders.map((one) => `  ${one}`),
    ]),
  }
}
