import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { FormValues } from '#contract/form.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { diffSnapshots } from '#replay/approval/diff/diffSnapshots.ts'
import type { Snapshot } from '#replay/approval/snapshot/snapshot.ts'
import { takeSnapshot } from '#replay/approval/snapshot/takeSnapshot.ts'
import { readFormFile } from '#replay/documents/formFile.ts'
import { jsonFiles } from '#replay/jsonFiles.ts'
import { changeKey, sentence } from '#replay/report/sentence.ts'
import { fixtureTables } from '#replay/tables.ts'
import { changesOf, type Form, snapshotOf } from './support/changesOf.ts'
import { errorsOf } from './support/errorsOf.ts'

interface Case {
  title: string
  before: Form
  after: Form
  /** Values that were accepted and are refused now: what the mark of possible loss stands for. */
  refused?: FormValues
  expected: { key: string; impact: string; sentence: string }[]
}

const cases = jsonFiles('fixtures/approval').map((file) => ({
  file,
  ...(JSON.parse(readFileSync(file, 'utf8')) as Case),
}))

describe('every kind of change is told as its fixture says', () => {
  test.each(cases)('$file: $title', ({ before, after, expected }) => {
    const found = changesOf(before, after).map((change) => ({
      key: changeKey(change),
      impact: change.impact,
      sentence: sentence(change),
    }))
    expect(found).toEqual(expected)
  })
})

test.each(cases)(
  'a form is as itself, and a change is one both ways: $file',
  ({ before, after, expected }) => {
    expect(changesOf(before, before)).toEqual([])
    expect(changesOf(after, before).length > 0).toBe(expected.length > 0)
  },
)

test.each(cases.filter(({ refused }) => refused))(
  'what is marked as possible loss is refused now: $file',
  ({ before, after, refused = {}, expected }) => {
    expect(errorsOf(before, refused)).toEqual([])
    expect(errorsOf(after, refused)).not.toEqual([])
    expect(expected.map(({ impact }) => impact)).toContain('data')
  },
)

/** Every leaf of a snapshot with the snapshot in which it alone is different; words of rules are no part of the form. */
function* mutations(snapshot: Snapshot): Generator<{ path: string; mutated: Snapshot }> {
  for (const path of leavesOf(snapshot)) {
    const mutated = structuredClone(snapshot)
    const holder = path.slice(0, -1).reduce<unknown>(at, mutated) as Record<string, unknown>
    const name = path.at(-1) ?? ''
    holder[name] = different(holder[name])
    yield { path: path.join('/'), mutated }
  }
}

const at = (value: unknown, name: string): unknown => (value as Record<string, unknown>)[name]

const different = (value: unknown): unknown =>
  typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : `${value}变`

/** In this form the fields of these rows are layout without a key of its own. */
const NAMELESS = /^rows\/(?:0|5)\/0\/key$/

function leavesOf(value: unknown, path: string[] = []): string[][] {
  if (!Array.isArray(value) && !isRecord(value)) return [path]
  return Object.entries(value)
    .filter(([name]) => name !== 'words' && name !== 'picture')
    .flatMap(([name, member]) => leavesOf(member, [...path, name]))
}

test('nothing in a snapshot can change unseen, and what changes of a field is named', async () => {
  const tables = await fixtureTables()
  const file = 'fixtures/organisations/demo/formConfig/0301-101-10103.json'
  const whole = takeSnapshot(readFormFile(file, tables).subject)
  const snapshot = { ...whole, dictionaries: { SEX: whole.dictionaries.SEX ?? [] } }
  const unseen = [...mutations(JSON.parse(JSON.stringify(snapshot)) as Snapshot)].filter(
    ({ path, mutated }) => {
      const changes = diffSnapshots(snapshot, mutated)
      const named = changes.filter(({ attribute }) => attribute !== 'picture')
      const isField = path.startsWith('rows/') && !NAMELESS.test(path)
      return isField ? named.length === 0 : changes.length === 0
    },
  )
  expect(unseen.map(({ path }) => path)).toEqual([])
})

test('a better wording of a rule is no change', () => {
  const rule = cases.find(({ file }) => file.endsWith('rule/list.json'))
  const before = snapshotOf(rule?.before ?? { formInfo: [] })
  const after = structuredClone(before)
  const target = after.rows.flat().find(({ visible }) => visible)
  expect(target?.visible).toBeDefined()
  if (target?.visible) target.visible.words = '换一种说法'
  expect(diffSnapshots(before, after)).toEqual([])
})
