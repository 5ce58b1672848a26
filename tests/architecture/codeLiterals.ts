import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { PROJECT } from './lintTree.ts'

/** A text written in code: a string, a part of a template, or the words between two tags. */
export interface CodeLiteral {
  file: string
  line: number
  text: string
}

/** Every source file below a folder of the project, generated ones aside. */
export const sourceFiles = (folder: string): string[] =>
  readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.gen\.ts$/.test(file))
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .sort()

export function literalsIn(file: string): CodeLiteral[] {
  const path = resolve(PROJECT, file)
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: CodeLiteral[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    const text = textOf(node)
    if (text !== undefined && text !== '') {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      found.push({ file: relative(PROJECT, path), line: line + 1, text })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isJsxText(node)) return node.text.trim()
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node) ? node.text : undefined
}
