import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PROJECT } from './lintTree.ts'

const ROOMS = ['adapters', 'schemas', 'src', 'tests']

/** Documents that engineers and operators read; decisions tell of their day and are not held to the tree of today. */
const DOCUMENTS = [
  'README.md',
  ...ROOMS.flatMap((room) =>
    readdirSync(join(PROJECT, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md') && !path.startsWith('decisions/0'))
      .map((path) => `${room}/${path}`),
  ),
]

const read = (document: string): string => readFileSync(join(PROJECT, document), 'utf8')
const exists = (path: string): boolean => existsSync(join(PROJECT, path))

/** A path from the top of the project; `NAME` and the like are placeholders. */
const PATH = /`((?:adapters|fixtures|schemas|src|tests|\.ci)\/[\w./-]*\w)\/?`/g
const LINK = /\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g
const SCRIPT = /npm run (?:--silent |-s )?([\w:]+)/g

const found = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one)

const scripts: Record<string, string> = JSON.parse(
  readFileSync(join(PROJECT, 'package.json'), 'utf8'),
).scripts

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document)

  test('names paths that exist', () => {
    const paths = found(PATH, text).filter((path) => !/\bNAME\b/.test(path))
    expect(paths.filter((path) => !exists(path))).toEqual([])
  })

  test('links to files that exist', () => {
    const missing = found(LINK, text).filter(
      (link) => !exists(normalize(join(dirname(document), link))),
    )
    expect(missing).toEqual([])
  })

  test('names npm scripts that exist', () => {
    expect(found(SCRIPT, text).filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})
