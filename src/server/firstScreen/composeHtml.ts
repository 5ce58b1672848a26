import { FIRST_SCREEN_ID, type FirstScreen, type FirstScreenHtml } from '#contract/firstScreen.ts'
import type { LazyFile } from './builtChunks.ts'
import { inlineSheet, NONCE } from './inlineSheet.ts'

/** Insertion points of index.html. */
const ROOT_ELEMENT = '<html '
const HEAD = '<!--first-screen-->'
const ROOT = '<div id="root"></div>'
/** Default title and icon of index.html, replaced by the first screen's. */
const OWN_TITLE = /<title>[^<]*<\/title>/
const OWN_ICON = /<link rel="icon"[^>]*>/
/** Preloads of the script's imports. */
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g

/**
 * Inserts the first screen into index.html. A completely rendered screen loads styles and images first: its scripts
 * follow shortly after, so that they do not compete for bandwidth. If the screen needs lazy code, everything is
 * requested at once, and its styles are inlined, because the markup is painted before any file arrives.
 * @param lazy files the screen needs in addition to those in index.html
 */
export function composeHtml(
  index: string,
  screen: FirstScreenHtml,
  lazy: readonly LazyFile[],
): string {
  const { data, attributes, head, body, styles } = screen
  const isWhole = data.drawn && lazy.length === 0
  const named = Object.entries(attributes).map(([name, value]) => `${name}="${value}" `)
  const style = `<style nonce="${NONCE}">${styles.replaceAll('<', '\\3c ')}</style>`
  const block = `<script type="application/json" id="${FIRST_SCREEN_ID}">${jsonOf(data)}</script>`
  return withoutOwn(index, head)
    .replace(PRELOADS, (tag) => (isWhole ? '' : tag))
    .replace(ROOT_ELEMENT, () => ROOT_ELEMENT + named.join(''))
    .replace(HEAD, () => head + style + lazy.map(linkOf).join(''))
    .replace(ROOT, () => `<div id="root">${body}</div>${block}`)
}

/** JSON that ends no script element. */
const escapedJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The JSON of a first screen; that of a page is written once, however often it is sent. */
function jsonOf({ pages, ...data }: FirstScreen): string {
  const written = Object.entries(pages).map(
    ([id, page]) => `${escapedJson(id)}:${jsonOfPage(page)}`,
  )
  return `{"pages":{${written.join(',')}},${escapedJson(data).slice(1)}`
}

const pageJson = new WeakMap<FirstScreen['pages'][string], string>()

function jsonOfPage(page: FirstScreen['pages'][string]): string {
  const json = pageJson.get(page) ?? escapedJson(page)
  pageJson.set(page, json)
  return json
}

function withoutOwn(index: string, head: string): string {
  const untitled = head.includes('<title>') ? index.replace(OWN_TITLE, '') : index
  return /rel="icon"/.test(head) ? untitled.replace(OWN_ICON, '') : untitled
}

function linkOf({ file, styles }: LazyFile): string {
  if (styles !== undefined)
    return inlineSheet(styles, `<link rel="stylesheet" crossorigin href="/${file}">`)
  if (file.endsWith('.css')) return `<link rel="preload" as="style" crossorigin href="/${file}">`
  return `<link rel="modulepreload" crossorigin href="/${file}">`
}
