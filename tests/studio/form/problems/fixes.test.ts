import { describe, expect, test } from 'vitest'
import type { FormDocument } from '#formDocument/formDocument.ts'
import { lintFormConfig } from '#lint/lintFormConfig.ts'
import { fixOf } from '#studio/form/problems/fixes.ts'
import { placeOfFinding } from '#studio/form/problems/placeOfFinding.ts'

const findingsOf = (document: FormDocument) =>
  lintFormConfig({ file: '', id: '', text: JSON.stringify(document) }, { dictionaries: {} })

const OTHER = [{ type: 'textBox', value: 'b', label: 'b' }]
const of = (field: object): FormDocument => ({
  formInfo: [[{ type: 'textBox', value: 'a', label: 'a', ...field }], OTHER],
})
const shows = (fields: unknown) => ({ isRelation: true, conditionText: '1', fields })

const cases: [code: string, document: FormDocument, field: object][] = [
  ['unknown-attribute', of({ colour: 1 }), {}],
  ['attribute-without-effect', of({ icon: 'x' }), {}],
  ['flag-unclear', of({ required: '是' }), { required: true }],
  ['relation-target-missing', of(shows(['b', 'c'])), shows(['b'])],
  ['relation-target-missing', of(shows('c,b')), shows('b')],
  ['duplicate-key', of({ value: 'b' }), { value: 'b' }],
  ['limit-invalid', of({ limitWorkNumber: true, max: -1 }), { limitWorkNumber: true }],
  ['default-not-offered', of({ type: 'slider', defaultValue: 999 }), { type: 'slider' }],
]

describe('a finding with one right answer is mended', () => {
  test.each(cases)('%s', (code, document, expected) => {
    const finding = findingsOf(document).find((one) => one.code === code)
    const fix = finding && fixOf(document, finding)
    const next = fix?.document.formInfo as object[][]
    expect(next[0]?.[0]).toEqual({ type: 'textBox', value: 'a', label: 'a', ...expected })
    expect(findingsOf(fix?.document as FormDocument).map((one) => one.code)).not.toContain(code)
    if (code !== 'duplicate-key') expect(next[1]).toBe(OTHER)
  })

  test('what a person must decide is left alone', () => {
    const document = of({ type: 'barcode' })
    const [finding] = findingsOf(document)
    expect(finding?.code).toBe('unknown-type')
    expect(finding && fixOf(document, finding)).toBeUndefined()
  })
})

test.each([
  ['/formInfo/0/0/label', { row: 0, index: 0 }],
  ['/formInfo/1/label', { row: 1, index: 0 }],
  ['/formInfo/2/0/items/1/label', { row: 2, index: 0, column: 1 }],
  ['/formInfo/0/0/items/1', { row: 0, index: 0 }],
  ['/formInfo/7/0', undefined],
  ['/checks/0', undefined],
])('%s leads to %j', (path, place) => {
  const formInfo = [
    [{ type: 'choice', items: [{}, {}] }],
    { type: 'page' },
    [{ type: 'table', items: [{}, {}] }],
  ]
  expect(placeOfFinding(formInfo, path)).toEqual(place)
})
