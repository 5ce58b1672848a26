import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { searchText } from '#domain/text/kinds/searchText.ts'
import type { LintInput } from '#lint/input.ts'
import { productText } from '../../configuration/overrideBases.ts'

/** Longest text that is shown as what was found. */
const SHOWN = 40

/**
 * A text with these words that visitors may read on a page of the product, with those of the fragments drawn in it;
 * undefined where there is none.
 */
export function textOnPage(product: LintInput, path: string, keyword: string): string | undefined {
  const text = textsOf(product, path, new Set()).find((one) => searchText(one).includes(keyword))
  return text !== undefined && text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

function textsOf(product: LintInput, path: string, passed: Set<string>): string[] {
  if (passed.has(path)) return []
  passed.add(path)
  const document = parsedJson(productText(product, path) ?? 'null')
  return textsIn(document, (fragment) => textsOf(product, `fragments/${fragment}.json`, passed))
}

/** A text for people has a character beyond ASCII. */
const isText = (value: string): boolean => /\P{ASCII}/u.test(value)

function textsIn(value: unknown, ofFragment: (name: string) => string[]): string[] {
  if (typeof value === 'string') return isText(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, ofFragment))
  if (!isRecord(value)) return []
  const drawn = typeof value.use === 'string' ? ofFragment(value.use) : []
  return [...drawn, ...Object.values(value).flatMap((one) => textsIn(one, ofFragment))]
}
