import { expect, test } from 'vitest'
import findings from '#server/messages/findings.json' with { type: 'json' }

/**
 * Staff read findings beside panels in Chinese, so that a name of the documents stands in parentheses or quotes behind
 * what the panel calls it. These are no such names.
 */
const COMMON_WORDS = [
  // Encodings and picture formats, as editors and drawing programs call them.
  'UTF-8',
  'GBK',
  'png',
  'jpg',
  'svg',
  // Schemes of addresses, as browsers show them.
  'https',
]

const aside = /（[^（）]*）|“[^“”]*”/g
/** What a hole is filled with is told by its finding: names stand in quotes or parentheses there as well. */
const hole = /\{\w+\}/g

const texts = Object.entries(findings).flatMap(
  ([code, { message, hint = '' }]: [string, { message: string; hint?: string }]) =>
    [message, hint].filter((text) => text !== '').map((text) => [code, text] as const),
)

test.each(texts)('%s names no member in English first: %s', (_code, text) => {
  const said = text.replaceAll(hole, '').replaceAll(aside, '')
  const names = said.match(/[A-Za-z][\w.-]*/g) ?? []
  expect(names.filter((name) => !COMMON_WORDS.includes(name))).toEqual([])
})
