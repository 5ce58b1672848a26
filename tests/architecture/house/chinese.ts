import ts from 'typescript'
import type { Figure } from './figure.ts'
import type { Tree } from './tree.ts'

const CHINESE = /\p{Script=Han}/u

/** Lines whose code holds Chinese: texts, patterns, keys, words between tags. Comments are no code. */
export function chineseLines(tree: Tree): Figure {
  const found = tree.code.map((file) => linesIn(file, tree.texts.get(file) ?? ''))
  const behind = found.flat()
  const files = found.filter((lines) => lines.length > 0).length
  return {
    count: behind.length,
    says: `lines of code that hold Chinese, in ${files} files`,
    behind,
  }
}

/** `file:line code` of each. */
function linesIn(file: string, text: string): string[] {
  // Most files have none, and need not be parsed.
  if (!CHINESE.test(text)) return []
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = new Set<number>()
  const visit = (node: ts.Node): void => {
    if (ts.isToken(node)) for (const line of chineseIn(node, source)) found.add(line)
    ts.forEachChild(node, visit)
  }
  visit(source)
  const lines = text.split('\n')
  return [...found].map((line) => `${file}:${line + 1} ${(lines[line] ?? '').trim()}`)
}

/** Lines of the file, from 0, on which a token holds Chinese; a template may have several. */
function chineseIn(token: ts.Node, source: ts.SourceFile): number[] {
  const text = token.getText(source)
  if (!CHINESE.test(text)) return []
  const { line } = source.getLineAndCharacterOfPosition(token.getStart(source))
  return text.split('\n').flatMap((part, index) => (CHINESE.test(part) ? [line + index] : []))
}
