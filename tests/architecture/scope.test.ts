import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { sourceFiles } from './codeLiterals.ts'
import { PROJECT } from './lintTree.ts'

/** A longer function holds more names than a reader keeps in mind, however short the functions inside it are. */
const LONGEST_SCOPE = 80

/** Functions beyond it, waiting to be cut by thought; the list only gets shorter. */
const LONG_SCOPES = [
  'src/server/sandbox/pay/alipay/alipayWire.ts alipayWire',
  'src/server/sandbox/pay/notifier.ts createNotifier',
  'src/server/sandbox/pay/wechat/wechatWire.ts wechatWire',
]

/** A shorter file with one importer is a part of that file's thought, unless it is a word of a language. */
const SHORTEST_PART = 12

/** One file a word, listed in a registry; and texts, which stand apart from code. */
const WORDS = /^src\/runtime\/core\/(?:actions|guards)\/|\/texts\.ts$/

const files = [...sourceFiles('src'), ...sourceFiles('adapters')]
const textOf = (file: string) => readFileSync(join(PROJECT, file), 'utf8')
const lineCount = (text: string) => text.trimEnd().split('\n').length

/** `file name` of every function that spans more lines than a scope may. */
function longScopes(file: string): string[] {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && lineCount(node.getText(source)) > LONGEST_SCOPE)
      found.push(`${file} ${nameOf(node)}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function nameOf(node: ts.Node): string {
  const named = ts.isFunctionDeclaration(node) ? node : node.parent
  return ts.isFunctionDeclaration(named) || ts.isVariableDeclaration(named)
    ? (named.name?.getText() ?? '')
    : ''
}

/** File → the files that import it. */
function importers(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const file of files)
    for (const { fileName } of ts.preProcessFile(textOf(file), true, true).importedFiles) {
      const target = targetOf(file, fileName)
      found.set(target, (found.get(target) ?? new Set()).add(file))
    }
  return found
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  if (specifier.startsWith('#adapters/')) return specifier.slice(1)
  return specifier.replace(/^#/, 'src/')
}

test(`no function has more than ${LONGEST_SCOPE} lines, those that wait to be cut aside`, () => {
  expect(files.flatMap(longScopes)).toEqual(LONG_SCOPES)
})

test(`no file of the runtime below ${SHORTEST_PART} lines has one importer`, () => {
  const importersOf = importers()
  const parts = sourceFiles('src/runtime').filter(
    (file) =>
      !WORDS.test(file) &&
      importersOf.get(file)?.size === 1 &&
      lineCount(textOf(file)) < SHORTEST_PART,
  )
  expect(parts).toEqual([])
})
