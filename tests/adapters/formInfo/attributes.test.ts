import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Dictionaries } from '#contract/formInfo.ts'
import { DESCRIBED, effectOf } from './attributeEffects.ts'
import { guide } from './guide.ts'

const ROOT = join(import.meta.dirname, '../../..')
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8')
const dictionary = (name: string) => JSON.parse(read('fixtures/dictionaries', `${name}.json`))

const dictionaries: Dictionaries = {
  SEX: dictionary('SEX'),
  ORG_SEX: dictionary('SEX'),
  TEXT_BOX_REG_EXP: dictionary('TEXT_BOX_REG_EXP'),
}

describe.each(DESCRIBED)('%s', (attribute) => {
  const effect = effectOf(attribute, dictionaries)

  test('has an effect on a type, or a diagnostic says that it has none', () => {
    expect(effect.silent).toEqual([])
    expect(effect.types).not.toEqual([])
  })

  test("stands in the staff's guide with the types it is for", () => {
    expect(guide.get(attribute)).toEqual(effect.types)
  })
})
