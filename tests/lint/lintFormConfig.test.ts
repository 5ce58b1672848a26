import { describe, expect, test } from 'vitest'
import { lineOf } from '#lint/document/lineOf.ts'
import { lintFormConfig } from '#lint/lintFormConfig.ts'

/** Lints a text whose mistakes are marked with `«`, and says where the marks were. */
function lint(marked: string) {
  const marks = [...marked.matchAll(/«/g)].map(({ index }, before) => index - before)
  const text = marked.replaceAll('«', '')
  const places = marks.map((offset) => lineOf({ text }, offset))
  return { places, found: lintFormConfig({ file: 'f.json', id: 'f', text }, { dictionaries: {} }) }
}
const place = ({ line, column }: { line: number; column: number }) => ({ line, column })

describe('findings of a configured form stand at their own token', () => {
  test.each([
    ['rows', '{\n  "formInfo": [[{ "type": «"textbox", "value": "a", "label": "x" }]]\n}'],
    [
      'text',
      String.raw`{ "formInfo": "[[{ \"type\": «\"textbox\", \"value\": \"a\", \"label\": \"x\" }]]" }`,
    ],
    [
      'text with lines',
      String.raw`{ "formInfo": "[\n[{\n\"label\": \"\u4e00\",\n\"value\": \"a\", \"type\": «\"textbox\" }]]" }`,
    ],
    ['text that is not JSON', String.raw`{ "formInfo": "[[{ \"type\" «1 }]]" }`],
    [
      'several',
      '{ "formInfo": [[{ "type": «"nope", "value": "a" }], [{ "type": "textBox", "value": «"a", "label": "x" }]] }',
    ],
  ])('%s', (_, marked) => {
    const { places, found } = lint(marked)
    expect(found.map(place)).toEqual(expect.arrayContaining(places))
    expect(found.every(({ file, message }) => file === 'f.json' && message !== '')).toBe(true)
  })
})

test.each([
  ['not JSON', '{ "formInfo": [«', 'json-syntax'],
  ['empty', '«', 'json-syntax'],
  ['no form', '«{ "printInfo": {} }', 'missing-property'],
  ['not rows', '{ "formInfo": «7 }', 'not-rows'],
])('%s is one finding', (_, marked, code) => {
  const { places, found } = lint(marked)
  expect(found.map((finding) => ({ ...place(finding), code: finding.code }))).toEqual(
    places.map((at) => ({ ...at, code })),
  )
})

describe('a code that is no option is found where a rule compares with it', () => {
  const KIND =
    '{ "type": "choice", "value": "kind", "label": "类别", "choiceType": "01", "source": "01", "items": [{ "itemCode": "01", "itemName": "甲" }] }'
  const form = (more: string, checks = '') =>
    `{ "formInfo": [[${KIND}], [{ "type": "textBox", "value": "name", "label": "姓名"${more} }]]${checks} }`
  const showWhen = (rule: string) => form(`, "showWhen": ${rule}`)
  const COMPARED = '{ "==": [{ "var": "kind" }, «"09"] }'

  test.each([
    ['showWhen', showWhen(COMPARED)],
    ['a part of showWhen', showWhen(`{ "and": [{ "filled": { "var": "kind" } }, ${COMPARED}] }`)],
    ['a list', showWhen('{ "in": [{ "var": "kind" }, ["01", «"08"]] }')],
    ['compute', form(`, "compute": { "if": [${COMPARED}, "二", "一"] }`)],
    ['checks', form('', `, "checks": [{ "rule": ${COMPARED}, "message": "错", "at": "name" }]`)],
  ])('%s', (_, marked) => {
    const { places, found } = lint(marked)
    expect(found).toMatchObject(
      places.map((at) => ({ ...at, code: 'condition-not-offered', severity: 'warning' })),
    )
    expect(found).toHaveLength(places.length)
  })

  test.each([
    ['an option', showWhen('{ "==": [{ "var": "kind" }, "01"] }')],
    [
      'a field without options',
      form(
        '',
        ', "checks": [{ "rule": { "==": [{ "var": "name" }, "09"] }, "message": "错", "at": "name" }]',
      ),
    ],
  ])('and not %s', (_, text) => expect(lint(text).found).toEqual([]))

  test('an empty text is no code: the comparison is told to ask whether the field is filled', () => {
    const { found } = lint(showWhen('{ "!=": [{ "var": "kind" }, ""] }'))
    expect(found).toMatchObject([{ code: 'rule-invalid', severity: 'error' }])
  })
})
