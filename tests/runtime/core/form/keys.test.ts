import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { buildPrintModel } from '#adapters/printInfo/buildPrintModel.ts'
import type { FormValues } from '#contract/form.ts'
import { readDraft } from '#runtime/core/drafts/draft.ts'
import { restoreDraft } from '#runtime/core/drafts/restoreDraft.ts'
import { takeDraft } from '#runtime/core/drafts/takeDraft.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { openingValues } from '#runtime/core/form/openingValues.ts'
import { explainField } from '#runtime/core/why/explainField.ts'
import { context } from './bundles.ts'

const FIXTURE = 'fixtures/formInfo/document/keysLikeInternals.input.json'
const text = readFileSync(join(import.meta.dirname, '../../../..', FIXTURE), 'utf8')
const bundle = convertFormInfo(text, { dictionaries: {} })
const tables = { dictionaries: {}, areas: [] }

const ANSWERS = `{
  "constructor": "01", "toString": "文字", "__proto__": 7,
  "hasOwnProperty": [{ "__proto__": "一" }, { "valueOf": "二" }]
}`
const answers = (): FormValues => JSON.parse(ANSWERS)

const INHERITED = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  '__proto__',
]

describe('a form whose keys are names of what objects inherit', () => {
  test('gives back what was stored, text for text', () => {
    const store = new FormStore(bundle, { context, stored: answers() })
    expect(store.validate()).toEqual({})
    expect(JSON.parse(JSON.stringify(store.submission()))).toEqual(answers())
    expect(Object.keys(store.submission())).toEqual(Object.keys(answers()))
  })

  test('comes back from a draft', () => {
    const opening = openingValues(bundle, undefined)
    const store = new FormStore(bundle, { context })
    store.fill(answers())
    const mark = { savedAt: 1, tab: 't', base: '' }
    const draft = takeDraft({ bundle, get: (key) => store.get(key), opening, tables }, mark)
    const kept = readDraft(JSON.stringify(draft), 2)
    expect(kept && restoreDraft(kept, bundle)).toEqual({
      values: answers(),
      changed: [],
      dropped: [],
    })
    const other = convertFormInfo('[]', { dictionaries: {} })
    expect(kept && restoreDraft(kept, other).dropped.map(({ key }) => key)).toEqual([
      'constructor',
      'toString',
      '__proto__',
      'hasOwnProperty',
    ])
  })

  test('is printed', () => {
    const hidden = new Set<string>()
    const parts = { printInfo: {}, title: '表', history: [], tables }
    const { sections } = buildPrintModel({ bundle, values: answers(), hidden, ...parts })
    const cells = sections.flatMap(({ rows }) => rows.flat())
    expect(cells.map(({ key, content }) => [key, content])).toMatchObject([
      ['constructor', { kind: 'text', text: '甲' }],
      ['toString', { kind: 'text', text: '文字' }],
      ['__proto__', { kind: 'text', text: '7' }],
      [
        'hasOwnProperty',
        {
          rows: [
            [{ text: '一' }, { text: '' }],
            [{ text: '' }, { text: '二' }],
          ],
        },
      ],
    ])
  })

  test('says why its fields show, each with its place', () => {
    const store = new FormStore(bundle, { context, stored: answers() })
    const { answers: said } = explainField(store, '__proto__') ?? {}
    expect(said?.shown).toMatchObject({ holds: true, cause: { by: 'rule' } })
    expect(bundle.origin['/fields/__proto__/defaultValue']).toMatchObject({ line: 15 })
  })
})

test.each(INHERITED)('a form without %s takes no notice of it', (key) => {
  const store = new FormStore(
    convertFormInfo([{ type: 'table', value: 't', label: '表', items: [] }], { dictionaries: {} }),
    { context },
  )
  store.set(key, 'x')
  store.type(`t/0/${key}`, 'x')
  store.touch(key)
  store.addRow(key, {})
  store.addRow('t')
  store.set(`t/0/${key}`, 'x')
  store.setErrors(JSON.parse(`{ "${key}": "不对" }`))
  expect(store.errors()).toEqual({})
  expect(store.isDisabled(key)).toBe(false)
  expect(store.submission()).toEqual({ t: [{}] })
})
