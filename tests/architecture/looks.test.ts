import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { FragmentDocument, PageDocument } from '#contract/page.gen.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { readDocuments } from '#lint/readDocuments.ts'
import { expand } from '#runtime/core/documents/expand.ts'
import { PROJECT } from './lintTree.ts'

/** What a look says is said by all pages in the same way: of their documents alone. */

type Part = Readonly<Record<string, unknown>>

const partsOf = (part: unknown): Part[] =>
  Array.isArray(part)
    ? part.flatMap(partsOf)
    : isRecord(part)
      ? [part, ...Object.values(part).flatMap(partsOf)]
      : []

const folder = await readDocuments(join(PROJECT, 'schemas'))
const sources = [...folder.pages, ...folder.dialogs, ...folder.fragments].map(({ file, text }) => ({
  file,
  parts: partsOf(JSON.parse(text)),
}))
const fragments = Object.fromEntries(
  folder.fragments.map(({ id, text }) => [id, JSON.parse(text) as FragmentDocument]),
)
const pages = [...folder.pages, ...folder.dialogs].map(
  ({ text }) => expand(JSON.parse(text) as PageDocument, fragments).node,
)
const pageOf = (id: string): PageDocument => {
  const page = pages.find((one) => one.id === id)
  if (!page) throw new Error(`no page ${id}`)
  return page
}

/** Actions of all pages and dialogs, each with what offers it there, and whether that is danger. */
const actions = pages.flatMap(({ id, model, views }) =>
  Object.entries(model.actions ?? {}).map(([name, action]) => ({
    place: `${id} ${name}`,
    label: String(action.label ?? ''),
    steps: partsOf(action.do),
    offers: partsOf(views)
      .filter(
        ({ type, action: pressed, actions: listed }) =>
          (type === 'button' && pressed === name) ||
          (type === 'form' && Array.isArray(listed) && listed[0] === name),
      )
      .map(({ kind, danger }) => kind === 'danger' || danger === true),
  })),
)

describe('danger', () => {
  test('is what closes an account, on its page and in its question', () => {
    const closing = actions.filter(({ steps }) => steps.some(({ call }) => call === 'closeAccount'))
    expect(closing.map(({ label }) => label)).toEqual(['注销账号'])
    for (const { offers, steps } of closing) {
      expect(offers).toEqual([true, true])
      const asked = steps.filter(({ confirm }) => typeof confirm === 'string')
      expect(asked.map(({ danger }) => danger)).toEqual([true])
    }
  })

  const returns = actions.filter(({ label }) => /^(?:确定)?退回$/.test(label))

  test('is not what sends something back: it is corrected and sent in once more', () => {
    expect(returns.map(({ place }) => place)).toEqual(
      expect.arrayContaining([
        'desk/application return',
        'desk/organisation return',
        'returnOpinion confirm',
      ]),
    )
    const red = returns.filter(
      ({ offers, steps }) => offers.includes(true) || steps.some(({ danger }) => danger === true),
    )
    expect(red.map(({ place }) => place)).toEqual([])
    expect(returns.filter(({ offers }) => offers.length === 0).map(({ place }) => place)).toEqual(
      [],
    )
  })
})

test('entries beside each other have icons that differ', () => {
  const alike = sources.filter(({ parts }) => {
    const icons = parts
      .filter((part) => typeof part.use === 'string' && isRecord(part.with) && part.with.icon)
      .map(({ use, with: given }) => `${use} ${isRecord(given) && given.icon}`)
    return new Set(icons).size < icons.length
  })
  expect(alike.map(({ file }) => file)).toEqual([])
  const entries = partsOf(pageOf('user/home').views.mobile).filter(({ type }) => type === 'link')
  expect(entries.length).toBeGreaterThan(5)
})

test('the list of units says once what it is', () => {
  for (const view of Object.values(pageOf('organisations').views)) {
    const parts = partsOf(view)
    expect(parts.filter(({ as }) => /^h\d$/.test(String(as)))).toHaveLength(1)
    expect(parts.filter(({ type, title }) => type === 'card' && title)).toEqual([])
  }
})

test('books that agree are told as a success, in no table without rows', () => {
  const told = sources.flatMap(({ file, parts }) =>
    parts
      .filter((part) => Object.values(part).some((text) => /账目相符/.test(String(text))))
      .map(({ type, kind }) => ({ file, type, kind })),
  )
  expect(told.length).toBeGreaterThan(1)
  for (const one of told) expect(one).toMatchObject({ type: 'alert', kind: 'success' })
})

test('sections of the home page have their title above their cards; notices alone stand beside a banner', () => {
  const { pc, mobile } = pageOf('home').views
  const titled = (view: unknown) =>
    partsOf(view)
      .filter(({ type, title }) => type === 'card' && title)
      .map(({ title }) => title)
  expect([titled(pc), titled(mobile)]).toEqual([['通知公告'], []])
  for (const view of [pc, mobile])
    for (const { children } of partsOf(view).filter(({ as }) => as === 'section')) {
      const [head] = Array.isArray(children) ? children : []
      expect(partsOf(head).filter(({ as }) => as === 'h2')).toHaveLength(1)
    }
})
