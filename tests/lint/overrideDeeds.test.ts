import { expect, test } from 'vitest'
import { COMPONENTS } from '#contract/components.ts'
import type { FileFinding } from '#contract/finding.ts'
import type { SourceText } from '#lint/document/located.ts'
import { fitOverrides } from '#lint/fitOverrides.ts'
import type { LintInput } from '#lint/input.ts'
import { lintOrganisation, type OrganisationDocuments } from '#lint/lintOrganisation.ts'
import { checkDeeds } from '#lint/overrides/checkDeeds.ts'
import { ACTION_PROPERTIES } from '#lint/overrides/pressed.ts'
import nodes from '#schemas/nodes.schema.json' with { type: 'json' }
import { productPages } from '#server/modules/changes/search/productPages.ts'
import { readProduct } from '#server/modules/configuration/product/readProduct.ts'

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

/** The product with these documents in place of its own. */
function overlaid(own: Partial<OrganisationDocuments>): LintInput {
  const over = (kind: Kind) => [
    ...product[kind].filter(({ id }) => !own[kind]?.some((source) => source.id === id)),
    ...(own[kind] ?? []),
  ]
  return {
    ...product,
    ...{ pages: over('pages'), dialogs: over('dialogs') },
    ...{ fragments: over('fragments'), payloads: over('payloads') },
  }
}

/** The findings on an organisation's documents alone, without those of the whole lint around them. */
const findings = (own: Partial<OrganisationDocuments>, of = product): FileFinding[] =>
  checkDeeds(of, overlaid(own), { ...NOTHING, ...own })
const found = (own: Partial<OrganisationDocuments>, of = product) =>
  findings(own, of).map(({ code, file }) => [code, file])

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

/** Dialogs of staff that make no call: the page or dialog that opens them acts on what they answer. */
const ASKING = [
  ...['duesFilter', 'handleNote', 'logEntry', 'logFilter', 'redReason', 'refuseOpinion'],
  ...['returnOpinion', 'staffInvited', 'studioNote'],
]

test.each(ASKING)('the dialog %s of staff answers nothing by a society’s document', (id) => {
  const answering = changed('dialogs', id, ({ model }) => {
    model.actions = { ...model.actions, answer: { on: 'open', do: [{ close: '已阅' }] } }
  })
  expect(found({ dialogs: [answering] })).toEqual([['part-of-staff', `dialogs/${id}.json`]])
})

test.each<[kind: 'pages' | 'dialogs', id: string]>([
  ['pages', 'desk/list'],
  ['pages', 'studio/home'],
  ['pages', 'studio/stage'],
  ['pages', 'studio/shell'],
  ['dialogs', 'duesOffline'],
  ['dialogs', 'staffInvite'],
])('%s/%s is the product’s, even without a call', (kind, id) => {
  const file = `${kind}/${id}.json`
  const welcome = { ...ownPage(id, {}), file }
  for (const document of [welcome, changed(kind, id, () => {})])
    expect(found({ [kind]: [document] })).toEqual([['part-of-staff', file]])
})

test('what is of staff is refused in the words of its kind', () => {
  const sentences = findings({
    pages: [ownPage('desk/list', {})],
    dialogs: [changed('dialogs', 'returnOpinion', () => {})],
    fragments: [ownText('fragments', 'dialog/opinion', textOf('fragments', 'dialog/opinion'))],
  }).map(({ message }) => message)
  expect(sentences).toEqual([
    '这个页面供工作人员办理业务，学会不能改写',
    '这个对话框只在工作人员办理业务时打开，学会不能改写',
    '这一部分只用在工作人员办理业务的页面里，学会不能改写',
  ])
})

test.each<[opener: string, kind: 'pages' | 'dialogs', id: string]>([
  ['a page', 'pages', 'user/orders'],
  ['a dialog', 'dialogs', 'receipts'],
])('a dialog that %s of visitors opens too may be the society’s', (_opener, kind, id) => {
  const opener = changed(kind, id, ({ model }) => {
    model.actions = { ...model.actions, ask: { do: [{ open: 'returnOpinion' }] } }
  })
  const own = { dialogs: [changed('dialogs', 'returnOpinion', () => {})] }
  expect(found(own)).toEqual([['part-of-staff', 'dialogs/returnOpinion.json']])
  expect(found(own, overlaid({ [kind]: [opener] }))).toEqual([])
})

test('a shell that is around a page of visitors too may be the society’s', () => {
  const own = { pages: [changed('pages', 'studio/shell', () => {})] }
  const site = JSON.parse(product.site?.text ?? '') as { routes: unknown[] }
  site.routes.push({ path: '/again', page: 'home', shell: 'studio/shell' })
  const text = JSON.stringify(site)
  expect(found(own)).toEqual([['part-of-staff', 'pages/studio/shell.json']])
  // The product is read once for its pages, which are therefore others.
  const of = { ...product, pages: [...product.pages], site: { file: '', id: 'site', text } }
  expect(found(own, of)).toEqual([])
})

test('every page and dialog that is not of staff may be the society’s as it is', () => {
  const copies = (kind: 'pages' | 'dialogs') =>
    product[kind].map(({ id, text }) => ownText(kind, id, text))
  const own = { pages: copies('pages'), dialogs: copies('dialogs') }
  const all = findings(own)
  expect(new Set(all.map(({ code }) => code))).toEqual(new Set(['part-of-staff']))
  const visited =
    /^(?:pages\/(?!desk\/|studio\/)|dialogs\/(?!\w*(?:dues|books|relief|reminder|staff|statement|studio|log[A-Z]|Note|Opinion|Reason)))/
  const refused = new Set(all.map(({ file }) => file))
  expect([...refused].filter((file) => visited.test(file))).toEqual([])
})

test('the studio offers what the check accepts, but for the gallery', () => {
  const copies = (['pages', 'dialogs'] as const).flatMap((kind) =>
    product[kind].map(({ id, text }) => ({ kind, own: ownText(kind, id, text) })),
  )
  const accepted = copies.flatMap(({ kind, own }) =>
    found({ [kind]: [own] }).length === 0 ? [own.file] : [],
  )
  const gallery = /^pages\/test(?:\/|\.)/
  const offered = [...productPages(product).keys()]
  expect(offered.sort()).toEqual(accepted.filter((file) => !gallery.test(file)).sort())
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

const ofStaff = product.fragments
  .map(({ id }) => id)
  .filter((id) => /^(?:desk|studio|panel)\//.test(id))

test.each([...ofStaff, 'dialog/opinion'])(
  'the fragment %s, which only staff meet, is the product’s',
  (id) => {
    const own = ownText('fragments', id, textOf('fragments', id))
    expect(found({ fragments: [own] })).toEqual([['part-of-staff', `fragments/${id}.json`]])
  },
)

test.each(['user/panel', 'application/history', 'field/realName'])(
  'the fragment %s, which visitors meet, may be the society’s',
  (id) => {
    expect(found({ fragments: [ownText('fragments', id, textOf('fragments', id))] })).toEqual([])
  },
)

test('an override that acts is an error of the organisation’s, and not shown if it is live already', () => {
  const [, leaving] = UNPRESSED[0] ?? []
  const page = leaving?.({ external: 'https://example.org/' })
  const own = { ...NOTHING, pages: page ? [page] : [] }
  expect(lintOrganisation(product, own)).toMatchObject([
    { file: FILE, severity: 'error', code: 'unpressed', path: '/model/actions/a/do/0/external' },
  ])
  expect(fitOverrides(product, own).dropped).toEqual([FILE])
})

test('a dialog of staff that is live already is the product’s again', () => {
  const own = { ...NOTHING, dialogs: [changed('dialogs', 'returnOpinion', () => {})] }
  const file = 'dialogs/returnOpinion.json'
  const finding = { file, severity: 'error', code: 'part-of-staff' }
  expect(lintOrganisation(product, own)).toMatchObject([finding])
  expect(fitOverrides(product, own).dropped).toEqual([file])
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
