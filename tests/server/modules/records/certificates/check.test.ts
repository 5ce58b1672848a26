import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkCertificates } from '#server/modules/configuration/checks/checkCertificates.ts'
import { checkShapes } from '#server/modules/configuration/checks/checkShapes.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'

const FOLDER = join(import.meta.dirname, '../../../../../fixtures/organisations')

const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64')
const ASSETS = {
  'assets/paper.svg': base64('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'assets/words.svg': base64('<svg xmlns="http://www.w3.org/2000/svg"><text>会</text></svg>'),
  'assets/false.png': base64('GIF89a'),
}

/** One template with one field, as staff would write it. */
const withField = (field: string, background = 'paper.svg'): ConfigurationDocuments => ({
  ...ASSETS,
  'certificates.json': `{ "member": { "background": "asset:${background}", "size": [800, 600],
  "fields": [
    ${field}
  ] } }`,
})

const findings = (documents: ConfigurationDocuments) => [
  ...checkShapes(documents).filter(({ code }) => code !== 'missing-document'),
  ...checkCertificates(documents),
]

test.each([
  [
    'a hole nobody fills',
    '{ "text": "{realname}", "x": 1, "y": 2, "size": 30 }',
    'certificate-hole',
    3,
    15,
  ],
  [
    'a hole of the other kind',
    '{ "text": "{position}", "x": 1, "y": 2, "size": 30 }',
    'certificate-hole',
    3,
    15,
  ],
  [
    'a condition that is no hole',
    '{ "text": "有效期", "when": "until", "x": 1, "y": 2, "size": 30 }',
    'certificate-hole',
    3,
    30,
  ],
  [
    'a character without a glyph',
    '{ "text": "𠮷", "x": 1, "y": 2, "size": 30 }',
    'certificate-glyph',
    3,
    15,
  ],
  [
    'a date format with a time zone',
    '{ "text": "{endAt}", "dateFormat": "YYYY", "x": 1, "y": 2, "size": 30 }',
    'certificate-format',
    3,
    40,
  ],
  ['a place outside', '{ "text": "会", "x": 801, "y": 2, "size": 30 }', 'certificate-place', 3, 25],
  [
    'an unknown property',
    '{ "text": "会", "x": 1, "y": 2, "size": 30, "bold": true }',
    'wrong-shape',
    3,
    48,
  ],
  [
    'a code too small to be read',
    '{ "qr": "{address}", "x": 1, "y": 2, "size": 20 }',
    'wrong-shape',
    3,
    50,
  ],
])('%s is found where it stands', (_what, field, code, line, column) => {
  expect(findings(withField(field)).map(({ code, line, column }) => [code, line, column])).toEqual([
    [code, line, column],
  ])
})

test.each([
  ['words.svg', '底图里不能有文字（text 元素），文字请写在“证书上的各项”（fields）里'],
  ['false.png', '底图应是 png、jpg 或 svg 图片'],
])('a background that cannot be drawn alike everywhere is refused: %s', (background, message) => {
  const documents = withField('{ "text": "会", "x": 1, "y": 2, "size": 30 }', background)
  expect(findings(documents).map((finding) => finding.message)).toEqual([message])
})

test('the hint says which hole was meant', () => {
  const [finding] = findings(withField('{ "text": "{memberNumb}", "x": 1, "y": 2, "size": 30 }'))
  expect(finding?.hint).toContain('memberNum')
})

test.each(['demo', 'mech', 'med'])('the certificates of %s are without fault', (code) => {
  const folder = join(FOLDER, code)
  const documents = {
    'certificates.json': readFileSync(join(folder, 'certificates.json'), 'utf8'),
    'assets/certificate.svg': base64(readFileSync(join(folder, 'assets/certificate.svg'))),
  }
  expect(findings(documents)).toEqual([])
})
