import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Dictionaries, FIELD_TYPES, LAYOUT_TYPES } from '#contract/formInfo.ts'
import { DESCRIBED, effectOf } from './attributeEffects.ts'

const ROOT = join(import.meta.dirname, '../../..')
const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8')
const dictionary = (name: string) => JSON.parse(read('fixtures/dictionaries', `${name}.json`))

const dictionaries: Dictionaries = {
  SEX: dictionary('SEX'),
  ORG_SEX: dictionary('SEX'),
  TEXT_BOX_REG_EXP: dictionary('TEXT_BOX_REG_EXP'),
}

/** `全部`, `全部（…除外）`, or the types by name. */
function typesOf(cell: string): readonly string[] {
  const named = [...cell.matchAll(/`(\w+)`/g)].map(([, type = '']) => type)
  const without = [...named, ...(cell.includes('排版类') ? LAYOUT_TYPES : [])]
  return cell.startsWith('全部') ? FIELD_TYPES.filter((type) => !without.includes(type)) : named
}

/** Attribute → types, as the staff's guide has them. */
const guide = new Map(
  [...read('schemas/formInfo.md').matchAll(/^\| `(\w+)` \| .+ \| (.+) \|$/gm)].map(
    ([, name = '', cell = '']) => [name, typesOf(cell)],
  ),
)

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
