import { expect, test } from 'vitest'
import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { DIAGNOSTIC_CODES, type DiagnosticCode } from '#contract/formInfo.ts'
import { dictionaries } from './outcome.ts'

/** The place of `▲` in a text, and the text without it. */
function marked(text: string): { text: string; line: number; column: number } {
  const before = text.slice(0, text.indexOf('▲'))
  const lines = before.split('\n')
  return {
    text: text.replace('▲', ''),
    line: lines.length,
    column: (lines.at(-1) ?? '').length + 1,
  }
}

/** Every diagnostic, with the exact token it must name. */
const seeded: [code: DiagnosticCode, text: string][] = [
  ['not-json', '[\n  {"type": "textBox",▲}\n]'],
  ['not-json', '▲'],
  ['not-json', '[▲// comment\n]'],
  ['not-rows', ' ▲{"type": "textBox"}'],
  ['not-rows', '[\n [{"type": "page"}, ▲7]\n]'],
  ['key-missing', '[[\n▲{"type": "textBox", "label": "姓名"}]]'],
  ['key-refused', '[[{"type": "textBox", "value": ▲"a/b"}]]'],
  [
    'duplicate-key',
    '[[{"type": "switch", "label": "甲", "value": "a"}],\n [{"type": "switch", "label": "甲", "value": ▲"a"}]]',
  ],
  ['unknown-type', '[[{"label": "甲", "value": "a",\n  "type": ▲"barcode"}]]'],
  ['unknown-attribute', '[[{"type": "switch", "value": "a", "label": "中𬭎", ▲"tooltip": 1}]]'],
  [
    'attribute-without-effect',
    '[[{"type": "switch", "label": "甲", "value": "a",\n\t▲"rows": 3}]]',
  ],
  ['attribute-invalid', '[[{"type": "counter", "label": "甲", "value": "a", "step": ▲"viel"}]]'],
  [
    'attribute-invalid',
    '[[{"type": "choice", "label": "甲", "value": "a", "items": [{"itemCode": "1"}, ▲{}]}]]',
  ],
  [
    'unknown-dictionary',
    '[[{"type": "choice", "label": "甲", "value": "a", "dictionary": ▲"NOBODY"}]]',
  ],
  [
    'relation-target-missing',
    '[[{"type": "switch", "label": "甲", "value": "a", "isRelation": 1, "conditionText": "true",\n "fields": [▲"b"]}]]',
  ],
  [
    'relation-target-missing',
    '[[{"type": "switch", "label": "甲", "value": "a", "isRelation": 1, "conditionText": "true", "fields": ▲"b"}]]',
  ],
  [
    'relation-cycle',
    '[[{"type": "switch", "label": "甲", "value": "a", "isRelation": 1, "conditionText": "true", "fields": [▲"a"]}]]',
  ],
  [
    'pattern-invalid',
    '[[{"type": "textBox", "label": "甲", "value": "a", "isRegExp": 1, "customRegExp": ▲"("}]]',
  ],
  [
    'pattern-unsafe',
    '[[{"type": "textBox", "label": "甲", "value": "a", "isRegExp": 1, "customRegExp": ▲"(a+)+"}]]',
  ],
  ['min-over-max', '[[{"type": "counter", "label": "甲", "value": "a", "max": 1,\r\n "min": ▲2}]]'],
  [
    'default-not-offered',
    '[[{"type": "slider", "label": "甲", "value": "a",\n "defaultValue": ▲101}]]',
  ],
  [
    'unknown-attribute',
    '[[{"type": "table", "label": "甲", "value": "t", "items": [\n {"type": "switch", "label": "甲", "value": "a", ▲"colour": 1}]}]]',
  ],
  ['flag-unclear', '[[{"type": "switch", "label": "甲", "value": "a", "required": ▲"是"}]]'],
  ['label-missing', '[[\n▲{"type": "switch", "value": "a"}]]'],
  ['label-missing', '[[{"type": "switch", "value": "a",\n "label": ▲" "}]]'],
  [
    'duplicate-option',
    '[[{"type": "choice", "label": "甲", "value": "a", "items": [{"itemCode": 1}, {"itemCode": ▲"1"}]}]]',
  ],
  [
    'limit-invalid',
    '[[{"type": "table", "label": "甲", "value": "a", "isNumLimit": 1, "numLimit": ▲-1, "items": []}]]',
  ],
  [
    'condition-empty',
    '[[{"type": "switch", "label": "甲", "value": "a", "isRelation": 1, "conditionText": ▲"", "fields": "b"},\n {"type": "page", "value": "b"}]]',
  ],
  [
    'rule-invalid',
    '[[{"type": "switch", "label": "甲", "value": "a", "showWhen": {"!": {"var": ▲"b"}}}]]',
  ],
  [
    'rule-invalid',
    '[[{"type": "counter", "label": "甲", "value": "a", "compute": ▲{"divide": [1, 2]}}]]',
  ],
  [
    'rule-doubtful',
    '[[{"type": "textBox", "label": "甲", "value": "a"}, {"type": "switch", "label": "乙", "value": "b", "showWhen": {"<": [▲{"var": "a"}, 5]}}]]',
  ],
  [
    'compute-cycle',
    '[[{"type": "counter", "label": "甲", "value": "a", "compute": ▲{"+": [{"var": "a"}, 1]}}]]',
  ],
  [
    'attribute-without-effect',
    '[[{"type": "switch", "label": "甲", "value": "a", ▲"compute": {"+": [1, 1]}}]]',
  ],
  [
    'check-invalid',
    '{"formInfo": [[{"type": "switch", "label": "甲", "value": "a"}]],\n "checks": ▲{}}',
  ],
  [
    'check-invalid',
    '{"formInfo": [[{"type": "switch", "label": "甲", "value": "a"}]],\n "checks": [▲{"rule": true, "at": "a"}]}',
  ],
  [
    'check-invalid',
    '{"formInfo": [[{"type": "switch", "label": "甲", "value": "a"}]],\n "checks": [{"rule": true, "message": "错", "at": ▲"b"}]}',
  ],
  [
    'rule-invalid',
    '{"formInfo": [[{"type": "switch", "label": "甲", "value": "a"}]],\n "checks": [{"rule": {"var": ▲"b"}, "message": "错", "at": "a"}]}',
  ],
  [
    'pattern-flags',
    '[[{"type": "textBox", "label": "甲", "value": "a", "isRegExp": 1, "customRegExp": ▲"/a/i"}]]',
  ],
]

test.each(seeded)('%s is found at its token: %s', (code, source) => {
  const { text, line, column } = marked(source)
  const { diagnostics } = convertFormInfo(text, { dictionaries })
  expect(diagnostics.map(({ code, line, column }) => ({ code, line, column }))).toEqual([
    { code, line, column },
  ])
})

test('every code has a seeded document', () => {
  expect([...new Set(seeded.map(([code]) => code))].sort()).toEqual([...DIAGNOSTIC_CODES].sort())
})

test('a document handed in parsed has places in its indented text', () => {
  const { diagnostics } = convertFormInfo([[{ type: 'barcode', value: 'a' }]], { dictionaries })
  expect(diagnostics).toMatchObject([
    { code: 'unknown-type', path: '/0/0/type', line: 4, column: 15 },
  ])
})

test.each([
  ['nesting beyond any stack', '['.repeat(200_000)],
  ['a value without JSON text', undefined],
])('%s is not JSON, not a crash', (_, source) => {
  expect(convertFormInfo(source, { dictionaries })).toMatchObject({
    order: [],
    sections: [],
    diagnostics: [{ severity: 'error', code: 'not-json' }],
  })
})

test('every output knows the place it came from', () => {
  const text =
    '[[{"type": "switch", "value": "a/", "value": "a",\n "isRelation": 1, "fields": "b"}],\n [{"type": "switch", "value": "b"}]]'
  const { origin } = convertFormInfo(text, { dictionaries })
  expect(origin['/fields/b']).toEqual({ path: '/1/0', line: 3, column: 3 })
  expect(origin['/fields/a/isRelation']).toEqual({ path: '/0/0/isRelation', line: 2, column: 16 })
  expect(origin['/rules/b']).toEqual({ path: '/0/0/fields', line: 2, column: 29 })
})
