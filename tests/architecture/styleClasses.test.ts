import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from './lintTree.ts'

const filesOf = (end: RegExp) =>
  readdirSync(join(PROJECT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => end.test(file))
    .map((file) => join(PROJECT, 'src', file))
const CODE = filesOf(/\.tsx?$/).map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const SHEETS = filesOf(/\.module\.css$/)

/** Classes of the selectors of a style sheet, without those of other sheets and of the document. */
function classesIn(sheet: string): string[] {
  const selectors = readFileSync(sheet, 'utf8')
    .replace(/\/\*.*?\*\/|:global\([^)]*\)|"[^"]*"/gs, '')
    .replace(/\{[^{}]*\}/g, '{}')
  return [...new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))]
}

/** By what names, and in which texts, a style sheet is imported. */
const usersOf = (sheet: string) =>
  CODE.flatMap(({ file, text }) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
      .filter(([, , path = '']) => resolve(dirname(file), path) === sheet)
      .map(([, name = '']) => ({ name, text })),
  )

const isUsed = (name: string, users: ReturnType<typeof usersOf>): boolean =>
  users.some(({ name: styles, text }) => new RegExp(`\\b${styles}(?:\\.${name}\\b|\\[)`).test(text))

test.each(SHEETS.map((sheet) => [relative(PROJECT, sheet), sheet]))(
  '%s names no class of another sheet, which it could not match, and none that is not used',
  (_name, sheet) => {
    const users = usersOf(sheet)
    expect(users.length).toBeGreaterThan(0)
    expect(classesIn(sheet).filter((name) => !isUsed(name, users))).toEqual([])
  },
)
