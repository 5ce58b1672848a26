import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { parsedJson } from '#domain/json/parsedJson.ts'
import { searchText } from '#domain/text/kinds/searchText.ts'
import type { FoundPage, ProductTexts, SearchPagesJob } from '../changeThread.ts'
import { overrideTitle } from '../overrides/overrideWords.ts'
import { pageTileNames } from '../wording/pageTitle.ts'
import type { Wanted } from './rankOf.ts'
import { sameWords } from './sameWords.ts'

/** Longest excerpt shown of a matching text. */
const SHOWN = 40

/** A text that visitors may read, and its search key. */
interface Said {
  text: string
  key: string
}

/** The texts last read; staff search one product many times. */
let last: { read: string; pages: Map<string, Said[]> } | undefined

/**
 * Finds the pages that match every word of a keyword in their name, the name of the tile that opens them, a synonym of
 * either, or a text that visitors may read on them; matches by name come first. Where no page matches, the texts are
 * searched for synonyms.
 */
export function searchPages({ product, documents, keyword }: SearchPagesJob): FoundPage[] {
  const wanted = keyword
    .split(/\s+/)
    .map(searchText)
    .filter(Boolean)
    .map((word) => ({ word, same: sameWords(word) }))
  if (wanted.length === 0) return []
  const pages = [...textsOf(product)].map(([path, said]): Page => {
    const title = overrideTitle(path, ownValue(product.pages, path) ?? '', documents)
    const names = [title, ...pageTileNames(path, documents)].map(searchText)
    return { path, title, names, said }
  })
  const found = pages.flatMap((page) => foundOn(page, wanted, ({ word }) => [word]))
  const meant =
    found.length > 0 ? found : pages.flatMap((page) => foundOn(page, wanted, ({ same }) => same))
  return [...meant.filter(({ text }) => text === undefined), ...meant.filter(({ text }) => text)]
}

interface Page {
  path: string
  title: string
  /** Search keys of the title and of the tile. */
  names: readonly string[]
  said: readonly Said[]
}

/**
 * Returns the page if it matches each word: by name or synonym of a name, or by a text that contains one of the
 * spellings `spelt`.
 */
function foundOn(
  { path, title, names, said }: Page,
  wanted: readonly Wanted[],
  spelt: (one: Wanted) => readonly string[],
): FoundPage[] {
  const texts = wanted
    .filter(({ word, same }) => !hasAny(names, [word, ...same]))
    .map((one) => said.find(({ key }) => hasAny([key], spelt(one)))?.text)
  if (texts.includes(undefined)) return []
  const [text] = texts
  return [{ path, title, ...(text !== undefined && { text: shortened(text) }) }]
}

const hasAny = (texts: readonly string[], words: readonly string[]): boolean =>
  words.some((word) => texts.some((text) => text.includes(word)))

const shortened = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text

/** The texts of each page, with those of the fragments drawn in it. */
function textsOf(product: ProductTexts): Map<string, Said[]> {
  const read = JSON.stringify(product)
  if (last?.read === read) return last.pages
  const fragments = new Map<string, unknown>()
  for (const [name, text] of Object.entries(product.fragments))
    fragments.set(name, parsedJson(text))
  const pages = Object.entries(product.pages).map(([path, text]): [string, Said[]] => {
    const texts = new Set(textsIn(parsedJson(text), fragments, new Set()))
    return [path, [...texts].map((one) => ({ text: one, key: searchText(one) }))]
  })
  last = { read, pages: new Map(pages) }
  return last.pages
}

/** A text for people has a character beyond ASCII. */
const isText = (value: string): boolean => /\P{ASCII}/u.test(value)

/** @param passed names of the fragments that are read already, to which their own are added */
function textsIn(
  value: unknown,
  fragments: ReadonlyMap<string, unknown>,
  passed: Set<string>,
): string[] {
  if (typeof value === 'string') return isText(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, fragments, passed))
  if (!isRecord(value)) return []
  const { use } = value
  const isNew = typeof use === 'string' && !passed.has(use)
  if (isNew) passed.add(use)
  const drawn = isNew ? textsIn(fragments.get(use), fragments, passed) : []
  const own = Object.values(value).flatMap((one) => textsIn(one, fragments, passed))
  return [...own, ...drawn]
}
