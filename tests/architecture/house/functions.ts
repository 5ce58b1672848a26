import ts from 'typescript'
import type { Figure } from './figure.ts'
import { lineCount, type Tree } from './tree.ts'

/** A longer function holds more names than a reader keeps in mind, however short the functions inside it are. */
export const LONGEST_SCOPE = 80

interface FunctionSize {
  /** Empty for one that is handed on as it is written. */
  name: string
  line: number
  lines: number
}

/**
 * Every function of a text that has a body, from its first word to its last brace; one inside another counts by itself,
 * and within the other.
 */
function functionsIn(file: string, text: string): FunctionSize[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: FunctionSize[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push({ name: nameOf(node), line: line + 1, lines: lineCount(node.getText(source)) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const nameOf = ({ name, parent }: ts.SignatureDeclaration): string =>
  name?.getText() ??
  (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : '')

const LONG = 50
/** From here to the limit, the limit may have shaped the function rather than its thought. */
const NEAR_LIMIT = 75

/** Functions of more than `most` lines, the longest first. */
export const functionsOver = (tree: Tree, most: number): (FunctionSize & { file: string })[] =>
  tree.code
    .flatMap((file) => {
      const text = tree.texts.get(file) ?? ''
      // Parsing is what takes long, and a short file holds no long function.
      if (lineCount(text) <= most) return []
      return functionsIn(file, text).map((one) => ({ ...one, file }))
    })
    .filter(({ lines }) => lines > most)
    .sort((one, other) => other.lines - one.lines)

/** Functions with a body over 50 lines, counted as `scope.test.ts` counts: comments before one are no part of it. */
export function longFunctions(tree: Tree): Figure {
  const found = functionsOver(tree, LONG)
  const near = found.filter(({ lines }) => lines >= NEAR_LIMIT && lines <= LONGEST_SCOPE).length
  return {
    count: found.length,
    says: `functions over ${LONG} lines; ${near} have ${NEAR_LIMIT} to ${LONGEST_SCOPE}`,
    behind: found.map((one) => `${one.lines} ${one.file}:${one.line} ${one.name}`.trimEnd()),
  }
}
