import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { migrateAnswer } from '#runtime/core/form/migrate/migrateAnswer.ts'

const FOLDER = 'fixtures/replay/migrate'
const cases = readdirSync(FOLDER).map((name) => [
  basename(name, '.json'),
  JSON.parse(readFileSync(join(FOLDER, name), 'utf8')),
])

test.each(cases)(
  'what a changed form does to a stored answer: %s',
  (_, { before, after, answer, expected }) => {
    const dictionaries = {}
    const context = { dictionaries, areas: [], now: 0 }
    const at = (formInfo: unknown) => ({
      bundle: convertFormInfo(formInfo, { dictionaries }),
      context,
    })
    expect(migrateAnswer(at(before), at(after), answer)).toEqual(expected)
  },
)
