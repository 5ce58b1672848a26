import { expect, test } from 'vitest'
import type { FileFinding } from '#contract/finding.ts'
import { DIAGNOSTIC_CODES } from '#contract/formInfo.ts'
import { LINT_CODES } from '#lint/codes.ts'
import { lintDocuments } from '#lint/lintDocuments.ts'
import { cleanTexts, inputOf } from './seeded/cleanDocuments.ts'
import { type Seeded, seed, seededErrors } from './seeded/seededErrors.ts'

const clean = await cleanTexts()
const errors = await seededErrors()

const isAt = (finding: FileFinding, { file, line, column }: Seeded['expected']): boolean =>
  finding.file === file && finding.line === line && finding.column === column

test('the clean site has no finding', () => {
  expect(lintDocuments(inputOf(clean))).toEqual([])
})

test.each(errors)(
  '$code: $name is found at its token, in Chinese, and nothing else is',
  (error) => {
    const { texts, expected } = seed(error, clean)
    const found = lintDocuments(inputOf(texts))
    const there = found.filter((finding) => isAt(finding, expected) && finding.code === error.code)
    expect(found.map(({ code }) => code).sort()).toEqual([error.code, ...(error.and ?? [])].sort())
    expect(there).toMatchObject([{ severity: error.severity ?? 'error' }])
    if (error.hint !== undefined) expect(there[0]?.hint).toBe(error.hint)
    expect(found.filter(({ message }) => !/\p{Script=Han}/u.test(message))).toEqual([])
  },
)

test('every code has a seeded error', () => {
  const seeded = new Set(errors.map(({ code }) => code))
  expect(LINT_CODES.filter((code) => !seeded.has(code))).toEqual([])
})

test('every seeded error is of a known code', () => {
  const known: readonly string[] = [...LINT_CODES, ...DIAGNOSTIC_CODES]
  expect(errors.filter(({ code }) => !known.includes(code))).toEqual([])
})
