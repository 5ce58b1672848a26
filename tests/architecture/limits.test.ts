import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isRecord } from '#domain/json/isRecord.ts'
import { LIMIT_NAMES, limitNamesIn, limitWords, writtenLimit } from '#domain/json/writtenLimit.ts'
import { readDocuments } from '#lint/readDocuments.ts'
import { sourceFiles } from './codeLiterals.ts'
import { PROJECT } from './lintTree.ts'

const folder = await readDocuments(join(PROJECT, 'schemas'), PROJECT)
const documents = [...folder.pages, ...folder.dialogs, ...folder.fragments].map((source) => ({
  ...source,
  root: JSON.parse(source.text) as unknown,
}))

/** Every value of a document with its key, `$limit`s as they are written. */
function valuesIn(part: unknown, key = ''): { key: string; value: unknown }[] {
  if (limitWords(part) !== undefined) return [{ key, value: part }]
  if (Array.isArray(part))
    return [{ key, value: part }, ...part.flatMap((one) => valuesIn(one, key))]
  if (isRecord(part)) return Object.entries(part).flatMap(([name, one]) => valuesIn(one, name))
  return [{ key, value: part }]
}

const named = new Set(
  documents.flatMap(({ root }) =>
    valuesIn(root).flatMap(({ value }) => limitNamesIn(limitWords(value) ?? '')),
  ),
)

describe('no number of LIMITS is dead', () => {
  const code = ['src', 'adapters']
    .flatMap(sourceFiles)
    .filter((file) => !file.endsWith('/domain/limits.ts'))
    .map((file) => readFileSync(join(PROJECT, file), 'utf8'))
    .filter((text) => text.includes('LIMITS'))
    .join('\n')
  /** `LIMITS.a.b`, `LIMITS.a` as a whole, or `{ b } = LIMITS.a`. */
  const isRead = (name: string): boolean => {
    const [group = '', part] = name.split('.')
    const taken = new RegExp(
      `\\{[^{}]*\\b${part ?? group}\\b[^{}]*\\} = LIMITS${part ? `\\.${group}` : ''}\\b(?!\\.)`,
    )
    if (taken.test(code)) return true
    if (part === undefined) return new RegExp(`LIMITS\\.${group}\\b`).test(code)
    const isWhole = new RegExp(`(?<!\\} = )LIMITS\\.${group}\\b(?!\\.)`).test(code)
    return isWhole || new RegExp(`LIMITS\\.${group}\\.${part}\\b`).test(code)
  }
  const leaves = LIMIT_NAMES.filter((name) => !isRecord(writtenLimit(name)))

  test.each(leaves)('%s is read by code or named by a document', (name) => {
    expect(named.has(name) || isRead(name)).toBe(true)
  })
})

/** Keys whose numbers are limits; nought and one are no limits. */
const LIMITING = ['min', 'max', 'inputMax', 'for', 'every', 'sizes', 'perView', 'fileSize', 'limit']
/** A number a text says or a pattern counts to; `\d{2,}` and the like belong to a format. */
const TELLS = /长度(?:只能)?(?:在|为)|最多|不能超过|\d位|\{\d+,?\d*\}/

/** Where a number is the format's own, or shown on purpose. */
const OWN: Record<string, string> = {
  'schemas/pages/test/nodes.json': 'the page that shows every node shows plain numbers',
  'schemas/fragments/test/input.json': 'the same',
  'schemas/fragments/test/data.json': 'the same',
  'schemas/fragments/panel/separator.json': 'how much of an attribute the form editor takes',
  'schemas/fragments/panel/size.json': 'the same',
}
/** Patterns of numbers with a format of their own: tax numbers, telephones, e-mail. */
const FORMATS = /^\[0-9A-Z\]\{15\}|^1\\d\{10\}\||@\(\?:/

describe('no document repeats a number', () => {
  const repeats = ({ key, value }: { key: string; value: unknown }): boolean => {
    if (limitWords(value) !== undefined) return false
    if (LIMITING.includes(key))
      return Array.isArray(value)
        ? value.every((one) => typeof one === 'number')
        : typeof value === 'number' && value > 1
    if (typeof value !== 'string' || !TELLS.test(value) || !/[2-9]|\d\d/.test(value)) return false
    return !(key === 'customRegExp' && FORMATS.test(value))
  }
  test.each(documents.map(({ file, root }) => [file, root] as const))('%s', (file, root) => {
    const found = valuesIn(root).filter(repeats)
    if (OWN[file]) expect(found).not.toEqual([])
    else expect(found).toEqual([])
  })

  test.each(folder.dialogs.map(({ file, text }) => [file, JSON.parse(text) as unknown] as const))(
    'the width of %s is one of the three',
    (_file, root) => {
      expect(limitWords((root as { width?: unknown }).width)).toMatch(/^dialogWidths\./)
    },
  )
})

test('no component repeats the length of an input', () => {
  const repeating = sourceFiles('src')
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => /maxLength=\{\d/.test(readFileSync(join(PROJECT, file), 'utf8')))
  expect(repeating).toEqual([])
})

/** Number of the contract → limit: the server refuses what inputs do not take. */
const CONTRACT: Record<string, string> = {
  Mobile: 'mobileLength',
  MaskMobile: 'mobileLength',
  ValidCode: 'codeLength',
  UserName: 'userName.max',
  LoginName: 'userName.input',
  RealName: 'realName.max',
  OrgName: 'orgName.max',
  LinkMan: 'linkMan.max',
  LinkPhone: 'linkPhone.max',
  CardNo: 'cardNo.max',
  Keyword: 'keyword.max',
  Enclosure: 'attachments.count',
  major: 'major.max',
  address: 'address.max',
  recommendCode: 'recommendCode.max',
  opinion: 'opinion.max',
  note: 'opinion.max',
  'payInfo.remark': 'transferRemarkMobile.max',
  'payInfo.enclosure': 'transferProof.count',
  'InvoiceInfo.name': 'invoiceText.input',
  'InvoiceInfo.num': 'invoiceText.input',
  'InvoiceInfo.phone': 'invoiceText.input',
  'InvoiceInfo.openBank': 'invoiceText.input',
  'InvoiceInfo.bankAccount': 'invoiceText.input',
  'InvoiceInfo.address': 'invoiceText.input',
  'InvoiceInfo.email': 'email.max',
  'InvoiceInfo.linkMan': 'invoiceText.input',
  'InvoiceInfo.linkPhone': 'invoiceText.input',
  'InvoiceInfo.linkAddress': 'invoiceText.input',
  'invoice.num': 'invoiceNumber.max',
}

describe('the contract’s numbers are the limits', () => {
  const api = JSON.parse(readFileSync(join(PROJECT, 'schemas/api.json'), 'utf8')) as unknown
  const bounds = boundsIn(api, [])

  test.each(Object.entries(CONTRACT))('%s is %s', (place, name) => {
    const found = bounds.filter(({ at }) => isAt(at, place))
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map(({ bound }) => bound))).toEqual(new Set([writtenLimit(name)]))
  })
})

/** Longest texts and lists with the names above them, without the words of OpenAPI between. */
function boundsIn(
  part: unknown,
  at: readonly string[],
): { at: readonly string[]; bound: number }[] {
  if (Array.isArray(part)) return part.flatMap((one) => boundsIn(one, [...at, nameOf(one)]))
  if (!isRecord(part)) return []
  const bound = part.maxLength ?? part.maxItems
  const own = typeof bound === 'number' ? [{ at: at.filter((name) => name !== ''), bound }] : []
  return [
    ...own,
    ...Object.entries(part).flatMap(([name, one]) =>
      boundsIn(one, [...at, WORDS.has(name) ? '' : name]),
    ),
  ]
}

const WORDS = new Set(['components', 'schemas', 'properties', 'schema', 'items', 'content'])
const nameOf = (part: unknown): string => (isRecord(part) ? String(part.name ?? '') : '')

function isAt(at: readonly string[], place: string): boolean {
  const names = place.split('.')
  const [last] = names.slice(-1)
  if (names.length === 1) return at.at(-1) === last && !at.includes('InvoiceInfo')
  return at.at(-1) === last && at.some((name) => name.endsWith(names[0] ?? ''))
}
