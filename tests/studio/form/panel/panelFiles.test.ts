import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import {
  DICTIONARY_NAMES,
  type Dictionaries,
  FIELD_ATTRIBUTES,
  FIELD_TYPES,
  type FieldType,
  LAYOUT_TYPES,
} from '#contract/formInfo.ts'
import { panelRows } from '#formDocument/types/typePanels.ts'
import { panelBundle } from '#studio/form/panel/panelFiles.ts'
import { DESCRIBED, effectOf } from '../../../adapters/formInfo/attributeEffects.ts'
import { dictionariesOf } from '../../../fixtures/organisationFolders.ts'

/** What is not in a panel: the type, which is changed above it, and rules, which have an editor of their own. */
const ELSEWHERE: readonly string[] = [
  'type',
  'isRelation',
  'condition',
  'conditionText',
  'isShow',
  'fields',
  'relations',
  'showWhen',
  'compute',
]

const dictionaries: Dictionaries = {
  ...dictionariesOf('demo'),
  ORG_SEX: dictionariesOf('demo').SEX ?? [],
  [DICTIONARY_NAMES]: [],
}

const effects = [false, true].map(
  (inTable) =>
    new Map(
      DESCRIBED.filter((name) => !ELSEWHERE.includes(name)).map((name) => [
        name,
        effectOf(name, dictionaries, inTable).types,
      ]),
    ),
)
const worksOn = (type: FieldType, inTable: boolean): string[] =>
  [...(effects[Number(inTable)] ?? [])].flatMap(([name, types]) =>
    types.includes(type) ? [name] : [],
  )

const namesIn = (type: FieldType, inTable: boolean): string[] =>
  panelRows(type, inTable)
    .flat()
    .flatMap(({ value }) => (typeof value === 'string' ? [value] : []))

describe.each(FIELD_TYPES)('the panel of %s', (type) => {
  test('has every attribute that works on a field of the type, and no other', () => {
    expect(namesIn(type, false).sort()).toEqual(['value', ...worksOn(type, false)].sort())
  })

  test.skipIf([...LAYOUT_TYPES, 'table'].includes(type))(
    'has every attribute that works on a column of the type, and no other',
    () => {
      expect(namesIn(type, true).sort()).toEqual(['value', ...worksOn(type, true)].sort())
    },
  )

  test('is a form without a fault', () => {
    const { diagnostics } = convertFormInfo(panelRows(type, true), { dictionaries })
    expect(diagnostics.filter(({ code }) => code !== 'relation-target-missing')).toEqual([])
    expect(convertFormInfo(panelRows(type, false), { dictionaries }).diagnostics).toEqual([])
  })

  test('has its attributes in sections of the same names', () => {
    const titles = panelBundle(type, false).sections.map(({ title }) => title)
    expect(['常用', '检查', '显示', '打印', '高级'].filter((one) => titles.includes(one))).toEqual(
      titles,
    )
  })

  test('is converted once', () => {
    expect(panelBundle(type, false)).toBe(panelBundle(type, false))
  })
})

test('what is in no panel is an attribute of the language', () => {
  const known: readonly string[] = FIELD_ATTRIBUTES
  expect(ELSEWHERE.filter((name) => !known.includes(name))).toEqual([])
})
