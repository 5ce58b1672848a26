import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TEXT_KINDS, type TextKind } from '#contract/textKinds.ts'
import { cleanText, isRightText } from '#domain/text/kinds/textKindTable.ts'

/** Right texts of each kind, written as they are stored. */
const RIGHT: Readonly<Record<TextKind, readonly string[]>> = {
  line: ['Room 5, 中山路1号', '=1+2'],
  name: ['阿依古丽·买买提', '王小明', '𬭎㐂䶮', '〇一', 'John'],
  orgName: ['深圳市第3研究院', 'A_B·中心'],
  loginName: ['13800000001', 'user_name-9'],
  password: ['Member-2026', 'a_b-c9'],
  mobile: ['13800000001', '19912345678'],
  phone: ['13800000001', '0755-88888888', '075588888888', '88888888', '0755-88888888-8001'],
  email: ['Some.One+x@mail.example.org'],
  url: ['https://example.org/a?b=1'],
  card: ['11010519491231002X', 'H12345678', 'E12345'],
  cardTail: ['002X', '4724'],
  code: ['123456', '000000'],
  secondCode: ['123456', 'abcd-efgh-jkmn'],
  reference: ['HXSK000001', 'A-12'],
  taxNumber: ['91440300MA5EXAMP0T', '440300123456789'],
  bankAccount: ['6222021234567890123', '755-9001-2345'],
  digits: ['518000', '2026'],
  letters: ['CFJX00012'],
  count: ['0', '1200', '-3'],
  amount: ['0', '1200.50', '1234567.5', '-300', '0.5'],
  date: ['2026-03-01', '1949-12-31'],
  keyword: ['沈砚秋', 'HXSK000001', '13800000001'],
}

const wide = (text: string): string =>
  text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0))

const among = (marks: readonly string[]) => (text: string, mark: number) =>
  [...text].join(marks[mark % marks.length])

const around = (marks: readonly string[]) => (text: string, mark: number) =>
  `${marks[mark % marks.length]}${text}${marks[(mark + 1) % marks.length]}`

const BLANKS = [' ', '\u3000', '\u00A0', '\t', '\u2009']
const UNSEEN = ['\u200B', '\u202D', '\u202C', '\uFEFF', '\u2060', '\u00AD', '\u202A', '\u202E']
const DASHES = ['-', '—', '－', '–', '−', '‐']

type Disguise = (text: string, mark: number) => string

/** How what looks like a text is written instead. */
const DISGUISES = {
  blanksAround: around(BLANKS),
  blanksWithin: among(BLANKS),
  unseenAround: around(UNSEEN),
  unseenWithin: among(UNSEEN),
  wide,
  lower: (text) => text.toLowerCase(),
  dashesWithin: (text, mark) =>
    text.replace(/^(\d{3})(\d{4})/, `$1${DASHES[mark % DASHES.length]}$2-`),
  otherDashes: (text, mark) => text.replaceAll('-', DASHES[mark % DASHES.length] ?? '-'),
  country: (text, mark) =>
    /^1\d{10}$/.test(text) ? `${['+86', '+86 ', '0086', '86 ', '＋８６ '][mark % 5]}${text}` : text,
  dots: (text, mark) => text.replaceAll('·', '•・‧∙⋅．.･●'[mark % 9] ?? '·'),
  thousands: (text) => text.replace(/\B(?=(\d{3})+(?!\d))/g, ','),
  currency: (text, mark) => [`¥${text}`, `￥${text}`, `${text}元`, `RMB ${text}`][mark % 4] ?? text,
  label: (text, mark) => `${['号码：', '邮箱:', '：'][mark % 3]}${text}`,
} as const satisfies Record<string, Disguise>

const ALWAYS = ['blanksAround', 'unseenAround'] as const
const OF_NUMBERS = [...ALWAYS, 'blanksWithin', 'unseenWithin', 'wide', 'label'] as const

/** The disguises that each kind sees through. */
const SEEN_THROUGH: Readonly<Record<TextKind, readonly (keyof typeof DISGUISES)[]>> = {
  line: [...ALWAYS, 'unseenWithin'],
  name: [...ALWAYS, 'unseenWithin', 'wide', 'dots'],
  orgName: [...ALWAYS, 'unseenWithin', 'wide'],
  loginName: [...ALWAYS, 'blanksWithin', 'unseenWithin', 'wide', 'country', 'otherDashes'],
  password: [...ALWAYS, 'unseenWithin', 'wide'],
  mobile: [...OF_NUMBERS, 'country', 'dashesWithin'],
  phone: [...OF_NUMBERS, 'country', 'otherDashes'],
  email: [...ALWAYS, 'blanksWithin', 'unseenWithin', 'wide', 'label'],
  url: [...ALWAYS, 'unseenWithin', 'blanksWithin'],
  card: [...OF_NUMBERS, 'lower', 'dashesWithin'],
  cardTail: [...ALWAYS, 'blanksWithin', 'unseenWithin', 'wide', 'lower'],
  code: [...OF_NUMBERS, 'dashesWithin'],
  secondCode: [...ALWAYS, 'blanksWithin', 'unseenWithin', 'wide', 'otherDashes'],
  reference: [...ALWAYS, 'blanksWithin', 'unseenWithin', 'wide', 'lower', 'otherDashes'],
  taxNumber: [...OF_NUMBERS, 'lower', 'dashesWithin'],
  bankAccount: [...OF_NUMBERS, 'otherDashes'],
  digits: OF_NUMBERS,
  letters: [...ALWAYS, 'unseenWithin', 'wide'],
  count: [...ALWAYS, 'unseenWithin', 'wide', 'thousands', 'otherDashes'],
  amount: [...ALWAYS, 'unseenWithin', 'wide', 'thousands', 'currency', 'otherDashes'],
  date: [...ALWAYS, 'blanksWithin', 'unseenWithin', 'wide', 'otherDashes'],
  keyword: [...ALWAYS, 'unseenWithin', 'wide', 'country'],
}

describe.each(TEXT_KINDS)('a text of the kind %s', (kind) => {
  test('is taken as it is stored, and not changed', () => {
    for (const text of RIGHT[kind]) {
      expect(cleanText(kind, text)).toBe(text)
      expect(isRightText(kind, text), text).toBe(true)
    }
  })

  test('is the same however it is written, also between blanks and unseen characters', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RIGHT[kind]),
        fc.constantFrom(...SEEN_THROUGH[kind]),
        fc.nat(99),
        (text, one, mark) => {
          const once = DISGUISES[one](text, mark)
          expect(cleanText(kind, once)).toBe(text)
          expect(cleanText(kind, DISGUISES.blanksAround(once, mark))).toBe(text)
          expect(cleanText(kind, DISGUISES.unseenAround(once, mark))).toBe(text)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('once clean stays as it is, whatever was typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), typed), (text) => {
        const clean = cleanText(kind, text)
        expect(cleanText(kind, clean)).toBe(clean)
      }),
      { numRuns: 500 },
    )
  })
})

/** Texts of what the kinds look for. */
const typed = fc
  .array(
    fc.constantFrom(
      ...[
        '1',
        '3',
        '86',
        '+',
        '0',
        '00',
        '-',
        '—',
        '·',
        '•',
        '.',
        ',',
        '，',
        ' ',
        '\u3000',
        ':',
        '：',
      ],
      ...[
        '张',
        '码',
        'x',
        '@',
        '<',
        '>',
        '(',
        ')',
        '¥',
        '元',
        '年',
        '月',
        '转',
        '\u200B',
        '１',
        '138',
      ],
      ...['13800000001', '123456', '。', '/'],
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))

test.each<[TextKind, string, string]>([
  ['mobile', '\u202d13800009999\u202c', '13800009999'],
  ['mobile', '+86 138 0000 9999', '13800009999'],
  ['mobile', '(+86)138.0000.9999', '13800009999'],
  ['mobile', '手机：13800009999（张三）', '13800009999'],
  ['mobile', '13800009999、13900009999 ', '13800009999、13900009999'],
  ['mobile', '1380000999', '1380000999'],
  ['phone', '(0755) 8888 8888', '0755-88888888'],
  ['phone', '+86 755 8888 8888', '075588888888'],
  ['phone', '0755—8888—8888', '0755-88888888'],
  ['phone', '0755-88888888转8001', '0755-88888888-8001'],
  ['phone', '400-820-8820', '4008208820'],
  ['loginName', '138-0000-0001', '13800000001'],
  ['loginName', '+86 138 0000 0001', '13800000001'],
  ['loginName', ' zhang-san ', 'zhang-san'],
  ['code', '123-456', '123456'],
  ['code', '【学会】验证码 123456', '123456'],
  ['code', '【学会】您的验证码为123456，5分钟内有效，订单号654321', '123456'],
  ['code', '12345', '12345'],
  ['card', '990101 19850101 4724', '990101198501014724'],
  ['card', '11010519491231002x', '11010519491231002X'],
  ['taxNumber', '税号：91440300 ma5examp0t', '91440300MA5EXAMP0T'],
  ['email', '张三 <a@b.cn>', 'a@b.cn'],
  ['email', 'mailto:a@b.cn', 'a@b.cn'],
  ['email', 'ａ＠ｂ。ｃｎ', 'a@b.cn'],
  ['name', '沈　砚　秋', '沈砚秋'],
  ['name', '阿依古丽 • 买买提', '阿依古丽·买买提'],
  ['name', '⾦三', '金三'],
  ['amount', '１，200.50', '1200.50'],
  ['amount', '1 200.50', '1200.50'],
  ['amount', '人民币 1,200 元整', '1200'],
  ['amount', '.5', '0.5'],
  ['date', '2026年3月1日', '2026-03-01'],
  ['date', '20260301', '2026-03-01'],
])('%s: %j is %j', (kind, text, clean) => {
  expect(cleanText(kind, text)).toBe(clean)
})

test.each<[TextKind, string]>([
  ['amount', '100,00'],
  ['amount', '1,20'],
  ['amount', '12.5 万'],
  ['amount', '1e3'],
  ['amount', '1.200,50'],
  ['amount', '--3'],
  ['count', '1.5'],
  ['mobile', '138000099990'],
  ['name', '张三1'],
  ['name', 'John Smith'],
  ['loginName', '张三'],
  ['code', '1234567'],
  ['date', '2026-02-30'],
  ['email', 'a@b'],
])('%s: %j is refused', (kind, text) => {
  expect(isRightText(kind, text)).toBe(false)
})
