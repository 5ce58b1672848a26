import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { type Figure, written } from './figure.ts'
import { lineCount, type Tree } from './tree.ts'

const SETTINGS = /^\.biome\.(?:.*\.)?json$/
const RESTRICTION = ['linter', 'rules', 'style', 'noRestrictedImports']

/**
 * Lines of the linter's settings that are written by hand, and of these the overrides that say who may import whom. As
 * everywhere, a generated file has `.gen.` in its name (`.biome.NAME.gen.json`, which the settings extend).
 */
export function linterLines(tree: Tree): Figure {
  const files = [...tree.texts].filter(([file]) => SETTINGS.test(file))
  const [generated, byHand] = [files.filter(isGenerated), files.filter((one) => !isGenerated(one))]
  const restrictions = byHand.flatMap(([file, text]) => restrictionsIn(file, text))
  const lines = written(restrictions.reduce((sum, one) => sum + one.lines, 0))
  return {
    count: linesOf(byHand),
    says: `lines of .biome.json by hand, ${lines} of them in ${restrictions.length} overrides of who may import whom; generated: ${written(linesOf(generated))}`,
    behind: restrictions.map((one) => `${one.lines} ${one.file}:${one.line} ${one.folders}`),
  }
}

const isGenerated = ([file]: readonly [string, string]): boolean => file.includes('.gen.')

const linesOf = (files: readonly (readonly [string, string])[]): number =>
  files.reduce((sum, [, text]) => sum + lineCount(text), 0)

function restrictionsIn(file: string, text: string) {
  const tree = parseTree(text)
  const overrides = tree && findNodeAtLocation(tree, ['overrides'])
  return (overrides?.children ?? [])
    .filter((override) => findNodeAtLocation(override, RESTRICTION))
    .map((override) => ({ file, ...placeOf(override, text), folders: foldersOf(override) }))
}

const placeOf = ({ offset, length }: Node, text: string) => ({
  line: lineCount(text.slice(0, offset + 1)),
  lines: lineCount(text.slice(offset, offset + length)),
})

const foldersOf = (override: Node): string =>
  (findNodeAtLocation(override, ['includes'])?.children ?? []).map(({ value }) => value).join(' ')
