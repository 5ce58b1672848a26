import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPeople } from '#domain/money/entry/readPeople.ts'

const pick = <Of>(...values: Of[]) => fc.constantFrom(...values)

test('every line of a list with a letter or a digit is a person, a first line of titles apart', () => {
  const word = pick(
    '张三',
    '1,200.00',
    '"',
    '，',
    '¥',
    '　',
    '"a',
    'M1',
    '合计',
    '-',
    '\t',
    '200元',
    '。',
  )
  const line = fc.array(word, { maxLength: 5 }).map((words) => words.join(''))
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 5 }),
      pick('\n', '\r\n', '\r', '\u2028'),
      (lines, end) => {
        const filled = lines.flatMap((one, at) => (/[\p{L}\p{N}]/u.test(one) ? [at + 1] : []))
        expect(readPeople(lines.join(end)).map((person) => person.line)).toEqual(
          expect.arrayContaining(filled),
        )
      },
    ),
  )
})

/** Digits of whole yuan with thousands apart by a separator. */
const grouped = (yuan: number, separator: string): string =>
  String(yuan).replace(/\B(?=(\d{3})+$)/g, separator)

test('a sum is read as it is written, or left open, and never another', () => {
  const writing = fc.record({
    before: pick('', '¥', '￥', '￥ ', 'RMB', '人民币', '会费', '"'),
    separator: pick('', ',', '，', ' ', '\u00a0', '.', "'"),
    decimals: pick('', '.00', '．00', ',00', '.5', '.500'),
    after: pick('', '元', ' 元', '元整', '万', '"', '/年'),
    between: pick(' ', '\t', ',', '，', '、', '　'),
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), writing, (yuan, way) => {
      const sum = `${way.before}${grouped(yuan, way.separator)}${way.decimals}${way.after}`
      const [person] = readPeople(['M100X', '张三', sum].join(way.between))
      const written = yuan * 100 + (/\.5/.test(way.decimals) ? 50 : 0)
      if (person?.fen !== undefined) expect(person.fen).toBe(written)
      else expect(person?.unclear ?? person?.bare[0]).toBeDefined()
    }),
    { numRuns: 2_000 },
  )
})
