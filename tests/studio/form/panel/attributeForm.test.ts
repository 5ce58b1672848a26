import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { RawField } from '#contract/formInfo.ts'
import type { FieldPlace } from '#formDocument/formDocument.ts'
import { definitionAt, withDefinition } from '#formDocument/rows/definitionAt.ts'
import { columnsOf } from '#formDocument/rows/rows.ts'
import { typeOf } from '#formDocument/types/typePanels.ts'
import { AttributeForm } from '#studio/form/panel/attributes/attributeForm.ts'
import { panelBundle } from '#studio/form/panel/panelFiles.ts'
import { withDocumentValue } from '#studio/panel/documentText.ts'
import {
  dictionariesOf,
  listFixtures,
  ORGANISATIONS,
} from '../../../fixtures/organisationFolders.ts'

const FIXTURES = join(import.meta.dirname, '../../../../fixtures/organisations')

const forms = ORGANISATIONS.flatMap((society) =>
  listFixtures('organisations', society, 'formConfig').map((file) => ({
    name: `${society} ${file}`,
    society,
    text: readFileSync(join(FIXTURES, society, 'formConfig', file), 'utf8'),
  })),
)

const context = { dictionaries: dictionariesOf('demo'), areas: [], now: Date.UTC(2026, 10, 25) }

const open = (definition: RawField, inTable = false) => {
  const type = typeOf(definition)
  if (!type) throw new Error('a definition without a type')
  return new AttributeForm(panelBundle(type, inTable), definition, context)
}

function placesIn(formInfo: readonly unknown[]): FieldPlace[] {
  return formInfo.flatMap((entry, row) =>
    [entry].flat().flatMap((definition, index) => {
      const columns = columnsOf(definition) ?? []
      const at = { row, index }
      return [at, ...columns.map((_, column) => ({ ...at, column }))]
    }),
  )
}

describe.each(forms)('$name', ({ text }) => {
  const document = JSON.parse(text)
  const places = placesIn(document.formInfo)
  const definitions = places.map((place) => {
    const definition = definitionAt(document.formInfo, place)
    if (!definition) throw new Error(`nothing at ${JSON.stringify(place)}`)
    return { place, definition, form: open(definition, place.column !== undefined) }
  })

  /** Without a key, an entry of a list is told apart by what is in it: there is no line to say of it. */
  const keyed = definitions.filter(
    ({ definition: { type, value, label } }, at) =>
      value &&
      label &&
      definitions.findIndex(({ definition }) => definition.type === type) >= at - 3,
  )

  test('is the same text after every panel was opened and left', () => {
    expect(definitions.filter(({ form, definition }) => form.filledIn() !== definition)).toEqual([])
    const formInfo = definitions.reduce<readonly unknown[]>(
      (rows, { place, form }) => withDefinition(rows, place, form.filledIn()),
      document.formInfo,
    )
    expect(withDocumentValue(text, { ...document, formInfo })).toBe(text)
  })

  test('differs in the line of the attribute that was changed only', () => {
    for (const { place, definition, form } of keyed) {
      form.store.set('label', '改过的名称')
      const next = withDefinition(document.formInfo, place, form.filledIn())
      const after = withDocumentValue(text, { ...document, formInfo: next })
      expect(after).not.toBe(text)
      expect(after.replace('改过的名称', String(definition.label))).toBe(text)
    }
  })

  test('is the same text after a name was cleared and written again', () => {
    for (const { place, definition, form } of keyed) {
      const { label } = definition
      form.show(definition)
      form.store.set('label', null)
      const cleared = withDefinition(document.formInfo, place, form.filledIn())
      const between = withDocumentValue(text, { ...document, formInfo: cleared })
      form.store.set('label', label ?? null)
      const again = withDefinition(cleared, place, form.filledIn())
      expect(form.filledIn()).toEqual(definition)
      expect(Object.keys(form.filledIn())).toEqual(Object.keys(definition))
      expect(withDocumentValue(between, { ...document, formInfo: again })).toBe(text)
    }
  })
})

test('only the way to the changed definition is new', () => {
  const table = { type: 'table', items: [{ type: 'textBox' }, { type: 'choice' }] }
  const formInfo = [[{ type: 'page' }], [{ type: 'textBox' }, table], { type: 'divider' }]
  const next = withDefinition(formInfo, { row: 1, index: 1, column: 0 }, { type: 'counter' })
  expect(next[0]).toBe(formInfo[0])
  expect(next[2]).toBe(formInfo[2])
  const [first, changed] = next[1] as RawField[]
  expect(first).toBe((formInfo[1] as RawField[])[0])
  expect(changed?.items).toEqual([{ type: 'counter' }, { type: 'choice' }])
  expect(columnsOf(changed)?.[1]).toBe(table.items[1])
})

describe('a notation that the form language accepts', () => {
  test.each([
    ['a switch in another spelling', { type: 'textBox', required: '1' }],
    ['a number as a text', { type: 'textBox', limitWorkNumber: 1, min: '2', max: ' 30 ' }],
    ['a code without its zero', { type: 'choice', choiceType: 3, source: '1' }],
    ['file types as a comma text', { type: 'upload', fileType: 'pdf， jpg' }],
    ['file types as a list', { type: 'upload', fileType: ['.PDF'] }],
    ['a number that is none', { type: 'counter', min: 'many' }],
    ['a switch that is none', { type: 'textBox', required: '是' }],
    ['an attribute of another type', { type: 'textBox', fileSize: 3 }],
    ['nothing at all', { type: 'page', describe: null, isHide: '' }],
  ])('is kept while nobody changes it: %s', (_, definition: RawField) => {
    const form = open(definition)
    form.store.set('label', '名称')
    expect(form.filledIn()).toEqual({ ...definition, label: '名称' })
  })

  test.each([
    ['a number as a text', { type: 'counter', min: '2' }, 'min', 3, { min: '3' }],
    ['a number', { type: 'counter', min: 2 }, 'min', 3, { min: 3 }],
    ['a text as a number', { type: 'photo', width: 120 }, 'width', '160', { width: 160 }],
    ['pixels', { type: 'photo', width: 120 }, 'width', '50%', { width: '50%' }],
    [
      'a list',
      { type: 'upload', fileType: ['pdf'] },
      'fileType',
      ['jpg', 'pdf'],
      { fileType: ['pdf', 'jpg'] },
    ],
    [
      'a comma text',
      { type: 'upload', fileType: 'pdf' },
      'fileType',
      ['jpg', 'pdf'],
      { fileType: 'pdf,jpg' },
    ],
    ['a switch that is on by itself', { type: 'textBox', isPrint: false }, 'isPrint', true, {}],
    ['a switch', { type: 'textBox', required: '1' }, 'required', false, {}],
    [
      'a new one',
      { type: 'textBox', label: '姓名' },
      'required',
      true,
      { label: '姓名', required: true },
    ],
    ['a code', { type: 'choice', choiceType: 3 }, 'choiceType', '02', { choiceType: 2 }],
    [
      'the other spelling of a choice',
      { type: 'upload' },
      'uploadType',
      ['drag'],
      { uploadType: 'drag' },
    ],
  ])('is kept when another value is given: %s', (_, definition: RawField, key, value, expected) => {
    const form = open(definition)
    form.store.set(key, value)
    expect(form.filledIn()).toEqual({ type: definition.type, ...expected })
  })
})

describe('what changes outside the panel', () => {
  test('is shown', () => {
    const form = open({ type: 'textBox', label: '姓名', max: 3 })
    form.show({ type: 'textBox', label: '名字', required: true })
    expect([form.store.get('label'), form.store.get('required'), form.store.get('max')]).toEqual([
      '名字',
      true,
      undefined,
    ])
    expect(form.filledIn()).toEqual({ type: 'textBox', label: '名字', required: true })
  })

  test('is not written back in another notation', () => {
    const form = open({ type: 'upload', label: '附件' })
    const written: RawField[] = []
    form.store.subscribe('change', () => written.push(form.filledIn()))
    const theirs = { type: 'upload', label: '附件', required: '1', fileType: ['.PDF'], limit: '2' }
    form.show(theirs)
    expect(written.every((one) => one === theirs)).toBe(true)
    expect(written).not.toEqual([])
  })

  test('leaves alone what is being typed', () => {
    const form = open({ type: 'textBox', label: '姓名' })
    form.store.type('label', '姓名 ')
    const written = form.filledIn()
    form.show({ ...written })
    expect(form.store.get('label')).toBe('姓名 ')
  })
})
