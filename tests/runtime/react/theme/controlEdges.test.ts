import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../../../../src')
const RULE = /([^{}]+)\{([^{}]*)\}/g
/** The last part of a selector: an element or a class by which controls are entered. */
const IS_CONTROL = /(?:^|[\s>])(?:input|select|textarea|\.(?:input|select|search|area|trigger))$/
const IS_PICKER = /(?:^|[\s>])(?:select|\.select)(?::[\w-]+)?$/
const EDGE = /\bborder: 1px solid (var\(--[\w-]+\))/

const styles = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
)

interface Rule {
  file: string
  selectors: string[]
  body: string
}

const rules: Rule[] = styles.flatMap((file) => {
  const css = readFileSync(join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
  return [...css.matchAll(RULE)].map(([, selectors = '', body = '']) => ({
    file,
    selectors: selectors.split(',').map((one) => one.trim()),
    body,
  }))
})
const of = (kind: RegExp) =>
  rules.filter(({ selectors }) => selectors.some((one) => kind.test(one)))

test('whatever is filled in has one edge, which can be seen', () => {
  const edges = of(IS_CONTROL).flatMap(({ file, body }) => {
    const edge = EDGE.exec(body)?.[1]
    return edge === undefined ? [] : [`${file}: ${edge}`]
  })
  expect(edges.length).toBeGreaterThan(3)
  expect(edges.filter((edge) => !edge.endsWith('var(--control-line)'))).toEqual([])
})

test('a device’s own picker keeps the arrow of our comboboxes', () => {
  const lost = of(IS_PICKER).filter(({ body }) => /\bbackground: /.test(body))
  expect(lost.map(({ file }) => file)).toEqual([])
})
