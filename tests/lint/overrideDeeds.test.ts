import { expect, test } from 'vitest'
import { COMPONENTS } from '#contract/components.ts'
import type { FileFinding } from '#contract/finding.ts'
import type { SourceText } from '#lint/document/located.ts'
import { fitOverrides } from '#lint/fitOverrides.ts'
import { lintOrganisation, type OrganisationDocuments } from '#lint/lintOrganisation.ts'
import { checkDeeds } from '#lint/overrides/checkDeeds.ts'
import { ACTION_PROPERTIES } from '#lint/overrides/pressed.ts'
import nodes from '#schemas/nodes.schema.json' with { type: 'json' }
import { readProduct } from '#server/services/configuration/readProduct.ts'

const product = await readProduct()

type Kind = 'pages' | 'dialogs' | 'fragments' | 'payloads'
type Model = Record<string, unknown>
interface Page {
  id: string
  model: Model & { actions?: Model; dialogs?: string[] }
  views: Record<string, unknown>
}

const NOTHING: OrganisationDocuments = {
  ...{ pages: [], dialogs: [], fragments: [], payloads: [], formConfig: [], dictionaries: {} },
}
const ownText = (kind: Kind, id: string, text: string): SourceText => ({
  ...{ file: `${kind}/${id}.json`, id, text },
})
const textOf = (kind: Kind, id: string): string =>
  product[kind].find((source) => source.id === id)?.text ?? ''

/** The findings on an organisation's documents alone, without those of the whole lint around them. */
function findings(some: Partial<OrganisationDocuments>): FileFinding[] {
  const own = { ...NOTHING, ...some }
  const over = (kind: Kind) => [
    ...product[kind].filter(({ id }) => own[kind].every((source) => source.id !== id)),
    ...own[kind],
  ]
  const overlaid = {
    ...{ pages: over('pages'), dialogs: over('dialogs') },
    ...{ fragments: over('fragments'), payloads: over('payloads') },
  }
  return checkDeeds(product, { ...product, ...overlaid }, own)
}
const found = (own: Partial<OrganisationDocuments>) =>
  findings(own).map(({ code, file }) => [code, file])

/** A page or dialog of the product in the society's text, with a change. */
function changed(kind: 'pages' | 'dialogs', id: string, change: (page: Page) => void): SourceText {
  const page = JSON.parse(textOf(kind, id)) as Page
  change(page)
  return ownText(kind, id, JSON.stringify(page))
}

/** A page of the society with a model of its own, all whose actions are buttons unless they have a trigger. */
function ownPage(id: string, model: Model & { actions?: Model }, more: unknown[] = []): SourceText {
  const actions = Object.entries(model.actions ?? {}) as [string, { on?: string }][]
  const buttons = actions.flatMap(([action, { on }]) =>
    on === undefined ? [{ type: 'button', action }] : [],
  )
  const view = {
    ...{ type: 'stack', children: [{ type: 'text', text: '欢迎' }, ...buttons, ...more] },
  }
  const page = { dsl: 1, id, title: '欢迎', model, views: { pc: view, mobile: view } }
  return ownText('pages', id, JSON.stringify(page))
}

const HOME = 'notFound'
const FILE = `pages/${HOME}.json`
const deedsIn = (page: SourceText) => found({ pages: [page] })

const PROVE = { call: 'orderNotice', body: { id: '1' } }
const SOURCE = { time: { call: 'webSite' } }
const FIELD = { type: 'input', value: 'a', label: '姓名', required: 'true' }

/** Each way in which a page runs something without a press; the deed takes the place of `step` or `call`. */
const UNPRESSED: [way: string, page: (step: Model & { call?: string }) => SourceText][] = [
  ['on opening', (step) => ownPage(HOME, { actions: { a: { on: 'open', do: [step] } } })],
  [
    'on data',
    (step) => ownPage(HOME, { sources: SOURCE, actions: { a: { on: 'data.time', do: [step] } } }),
  ],
  [
    'when a step fails',
    (step) =>
      ownPage(HOME, {
        sources: SOURCE,
        actions: { a: { on: 'open', do: [{ refresh: 'time', else: [step] }] } },
      }),
  ],
  [
    'at the end of a timer',
    (step) =>
      ownPage(HOME, {
        timers: { soon: { for: 1, onEnd: [step] } },
        actions: { a: { on: 'open', do: [{ timer: 'soon' }] } },
      }),
  ],
  [
    'when a dialog in the page closes',
    (step) =>
      ownPage(HOME, { actions: { a: { do: [step] } } }, [
        { type: 'slot', dialog: 'privacyAgreement', onClose: 'a' },
      ]),
  ],
]
const UNPRESSED_CALLS: [way: string, page: (call: string) => SourceText][] = [
  ['by a source', (call) => ownPage(HOME, { sources: { a: { call } } })],
  [
    'by a check of a form',
    (call) => {
      const checks = [{ field: 'a', call, params: {}, message: '有误' }]
      return ownPage(HOME, { forms: { f: { from: 'rows', rows: [[FIELD]], checks } } }, [
        { type: 'form', form: 'f' },
      ])
    },
  ],
]

test.each(UNPRESSED)('an override does not act %s', (_way, page) => {
  expect(deedsIn(page(PROVE))).toEqual([['unpressed', FILE]])
  expect(deedsIn(page({ external: 'https://example.org/' }))).toEqual([['unpressed', FILE]])
  expect(deedsIn(page({ emit: 'login', value: {} }))).toEqual([['unpressed', FILE]])
  expect(deedsIn(page({ call: 'logout' }))).toEqual([['unpressed', FILE]])
  expect(deedsIn(page({ call: 'inviteStaff', body: {} }))).toEqual([['deed-of-staff', FILE]])
})

test.each(UNPRESSED_CALLS)('an override does not act %s', (_way, page) => {
  expect(deedsIn(page('orderNotice'))).toEqual([['unpressed', FILE]])
  expect(deedsIn(page('logoutPost'))).toEqual([['unpressed', FILE]])
  expect(deedsIn(page('userPage'))).toEqual([['deed-of-staff', FILE]])
  expect(deedsIn(page('webSite'))).toEqual([])
})

test('what reads alone may run unpressed, on a page of the society’s own too', () => {
  for (const id of [HOME, 'club']) {
    const page = ownPage(id, {
      sources: SOURCE,
      actions: { a: { on: 'open', do: [{ call: 'noticePage', params: {} }, { go: '/' }] } },
    })
    expect(deedsIn(page)).toEqual([])
  }
})

test('a press may act, but neither with a right of staff nor on the login', () => {
  const pressing = (step: Model) =>
    ownPage(HOME, { actions: { a: { label: '下一步', do: [step] } } })
  expect(deedsIn(pressing(PROVE))).toEqual([])
  expect(deedsIn(pressing({ call: 'inviteStaff', body: {} }))).toEqual([['deed-of-staff', FILE]])
  expect(deedsIn(pressing({ call: 'userPage' }))).toEqual([['deed-of-staff', FILE]])
  expect(deedsIn(pressing({ call: 'secondFactorOff' }))).toEqual([['deed-of-login', FILE]])
  expect(deedsIn(ownPage('club', { actions: { a: { do: [{ call: 'closeAccount' }] } } }))).toEqual([
    ['deed-of-login', 'pages/club.json'],
  ])
})

test('a call of staff is no society’s, not even in the product’s own place', () => {
  const invite = changed('dialogs', 'staffInvite', () => {})
  expect(found({ dialogs: [invite] })).toContainEqual(['deed-of-staff', 'dialogs/staffInvite.json'])
  const list = changed('pages', 'desk/list', () => {})
  expect(found({ pages: [list] })).toEqual([['deed-of-staff', 'pages/desk/list.json']])
})

test('every other page and dialog of the product may be the society’s as it is', () => {
  const copies = (kind: 'pages' | 'dialogs') =>
    product[kind].map(({ id, text }) => ownText(kind, id, text))
  const all = findings({ pages: copies('pages'), dialogs: copies('dialogs') })
  expect(new Set(all.map(({ code }) => code))).toEqual(new Set(['deed-of-staff']))
  const visited =
    /^(?:pages\/(?!desk\/|studio\/)|dialogs\/(?!\w*(?:dues|books|relief|reminder|staff|statement|studio)))/
  expect(all.filter(({ file }) => visited.test(file))).toEqual([])
})

test('a page may go on acting as the product’s page does, unpressed and on the login', () => {
  const pay = changed('pages', 'module/0202/payDues', ({ model }) => {
    model.actions = { ...model.actions, again: { on: 'open', do: [PROVE] } }
  })
  expect(deedsIn(pay)).toEqual([])
  expect(deedsIn(changed('pages', 'user/security', () => {}))).toEqual([])
})

test('a pressed deed of the product’s page does not become one that needs no press', () => {
  const page = changed('pages', 'user/security', ({ model }) => {
    model.actions = { ...model.actions, a: { on: 'open', do: [{ call: 'logoutEverywhere' }] } }
  })
  expect(deedsIn(page)).toEqual([['unpressed', 'pages/user/security.json']])
  const fragment = JSON.parse(textOf('fragments', 'user/security')) as {
    node: { children: unknown[] }
  }
  fragment.node.children.push({ type: 'slot', dialog: 'privacyAgreement', onClose: 'endAll' })
  const own = ownText('fragments', 'user/security', JSON.stringify(fragment))
  expect(new Set(found({ fragments: [own] }).map(String))).toEqual(
    new Set(['unpressed,fragments/user/security.json']),
  )
})

test('parts that only pages of staff are made of are the product’s', () => {
  const of = (id: string) => ({ fragments: [ownText('fragments', id, textOf('fragments', id))] })
  expect(found(of('desk/staffInvite'))).toEqual([
    ['part-of-staff', 'fragments/desk/staffInvite.json'],
  ])
  expect(found(of('user/panel'))).toEqual([])
})

test('an override that acts is an error of the organisation’s, and not shown if it is live already', () => {
  const [, leaving] = UNPRESSED[0] ?? []
  const page = leaving?.({ external: 'https://example.org/' })
  const own = { ...NOTHING, pages: page ? [page] : [] }
  expect(lintOrganisation(product, own)).toMatchObject([
    { file: FILE, severity: 'error', code: 'unpressed', path: '/model/actions/a/do/0/external' },
  ])
  expect(fitOverrides(product, own).dropped).toEqual([FILE])
})

test('each property that names an action says whether a person presses', () => {
  const names = new Set(Object.values(COMPONENTS).flatMap(({ events }) => events))
  const walk = (value: unknown, property: string): void => {
    if (typeof value !== 'object' || value === null) return
    const { $ref, properties, ...rest } = value as Record<string, unknown>
    if (typeof $ref === 'string' && $ref.endsWith('#/$defs/actionName')) names.add(property)
    for (const [name, below] of Object.entries(properties ?? {})) walk(below, name)
    for (const below of Object.values(rest)) walk(below, property)
  }
  walk(nodes.$defs, '')
  expect([...names].sort()).toEqual(Object.keys(ACTION_PROPERTIES).sort())
})
