import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { sourceFiles } from './codeLiterals.ts'
import { PROJECT } from './lintTree.ts'

/** A longer function holds more names than a reader keeps in mind, however short the functions inside it are. */
const LONGEST_SCOPE = 80

/** A shorter file with one importer is a part of that file's thought, unless it is a word of a language. */
const SHORTEST_PART = 12

/** Files of folders of one kind, which hold the same files whatever their length; and texts, which stand apart. */
const WORDS = /\/(?:texts|index)\.tsx?$|(?:Widget|Node|Display)\.tsx$/

/** Lists of words, one file each. */
const REGISTRIES = /Registry\.ts$|\/migrations\/all\.ts$/

/** A word of a registry is no part of it, and what another room uses is no part of that room. */
const isPartOf = (importer: string, file: string): boolean =>
  !REGISTRIES.test(importer) && roomOf(importer) === roomOf(file)

const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('src/') ? 2 : 1)
    .join('/')

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

/** Files with an entry of their own: loaded lazily, or run as a worker. */
const entries = new Set(
  files.flatMap((file) =>
    [...textOf(file).matchAll(/(?:import|new URL)\('([#.][^']+)'/g)].map(([, specifier = '']) =>
      targetOf(file, specifier),
    ),
  ),
)

/** File → the files that import it. */
function importers(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const file of files)
    for (const [, specifier = ''] of textOf(file).matchAll(/(?:\bfrom|^import) '([#.][^']+)'/gm)) {
      const target = targetOf(file, specifier)
      found.set(target, (found.get(target) ?? new Set()).add(file))
    }
  return found
}

function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  if (specifier.startsWith('#adapters/')) return specifier.slice(1)
  return specifier.replace(/^#/, 'src/')
}

test(`no function has more than ${LONGEST_SCOPE} lines`, () => {
  expect(files.flatMap(longScopes)).toEqual([])
})

test(`no file below ${SHORTEST_PART} lines has one importer, whose thought it is a part of`, () => {
  const importersOf = importers()
  const parts = files.filter((file) => {
    const [importer, ...others] = importersOf.get(file) ?? []
    return (
      importer !== undefined &&
      others.length === 0 &&
      isPartOf(importer, file) &&
      !WORDS.test(file) &&
      !entries.has(file) &&
      lineCount(textOf(file)) < SHORTEST_PART
    )
  })
  expect(parts).toEqual([])
})
