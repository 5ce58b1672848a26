import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { NODE_KINDS } from '#contract/nodes.gen.ts'
import { GUARDS, VERBS } from '#contract/page.gen.ts'
import { SCOPE_ROOTS } from '#contract/scope.ts'
import { SESSION_EVENTS } from '#contract/sessionEvents.ts'
import { readDocuments } from '#lint/readDocuments.ts'
import { readOperations } from '#lint/shape/operations.ts'
import { type CodeLiteral, literalsIn, sourceFiles } from './codeLiterals.ts'
import { PROJECT } from './lintTree.ts'

/** The rooms that draw and run pages: they know node kinds, field types and verbs, and no screen. */
const ROOMS = [
  'src/app',
  'src/formDocument',
  'src/nodes',
  'src/runtime',
  'src/studio',
  'src/widgets',
]

/** Words of the page language; calls and documents may share them. */
const LANGUAGE: readonly string[] = [
  ...NODE_KINDS,
  ...VERBS,
  ...GUARDS,
  ...SCOPE_ROOTS,
  ...SESSION_EVENTS,
]

/** Calls the application makes by itself, whatever page is open. */
const OWN_CALLS: Record<string, string> = {
  dictionaryCache: 'operators and fields look codes up on every page',
  orgDictionaryCache: 'the same, for dictionaries of one organisation',
  loginInfo: 'who is here, before the first page',
  uploadToken: 'every upload field asks for it',
  fileAddress: 'files on a page that stays open, whatever page it is',
  orgNameList: 'options of the field types subOrg and orgLinkage',
  issueTicket:
    'links to the society’s own hosts bring the login along, whatever page they stand on',
  ticketLogin: 'a ticket in the address is exchanged before the first page',
  wxAuthorize: 'in-app browsers ask for an openId before the first page',
  wxOpenId: 'the same, on the way back',
  validMobile: 'notRepeatText of the field language, section 4',
  changeDocument: 'the component that edits any document of a change set (decision 0280)',
  changeStep: 'the same: every change is saved by itself',
  changeRead: 'the same: the files of the change set that a panel offers',
  changeAdd: 'the same: a test of a form that was made in its editor',
  changeUndo: 'the same',
  changeSeat: 'the same: who is editing',
  changeReport: 'the same: what the check finds in the document',
  studioFieldUse: 'the same: who filled in a field of a form that is to be removed',
  validCardNo: 'notRepeatText of the field language, section 4',
}

/** Words of controls that every form and table has; pages say them too. */
const OWN_TEXTS: Record<string, string> = {
  确定: 'button of a question and of a picker',
  取消: 'button of a question and of a picker',
  关闭: 'button of a dialog',
  查看: 'button of a table row and of a file',
  重试: 'button of a file or a part that did not arrive',
  修改: 'button of a table row',
  删除: 'button of a table row',
  序号: 'index column of the field type table',
  全部: 'the filter of a list that leaves nothing out',
  重置: 'button of the search box, when its action has no label',
  地区: 'names the first picker of the field type orgLinkage',
  无数据:
    'a list or table without records, where a page says nothing else (specification, section 8)',
  没有搜索到结果: 'the list with an index, while searching in it (specification, section 8)',
}

/** Ids of documents that are also a word of the form contract. */
const OWN_WORDS: Record<string, string> = {
  mobileProof: 'name of the grant a proven mobile gives (securitySchemes of schemas/api.json)',
  unsupported: 'a field of unknown type (src/contract/form.ts)',
}

/** What only a screen of this product speaks of. */
const SUBJECT = /会员|入会|审核|缴费|会费|发票|推荐|申请|须知|公告|证书|理事|学会|上报|退回/
const SUBJECT_ALLOWED: Record<string, string> = {
  '审核人：': 'caption of an audit opinion on the printed form (printInfo, auditOpinion)',
  '请稍后重试，或与学会秘书处联系。': 'shown when not even the site could be loaded',
}

const literals = ROOMS.flatMap(sourceFiles).flatMap(literalsIn)
const documents = await readDocuments(join(PROJECT, 'schemas'))
const { pages, dialogs, fragments, payloads } = documents
const calls = readOperations(documents.operations).operations
const site = JSON.parse(documents.site?.text ?? '{}') as { routes: { path: string }[] }

/** `file:line text` of the literals that match, but for those with a reason. */
const found = (matches: (text: string) => boolean, allowed: Record<string, string>): string[] =>
  literals
    .filter(({ text }) => matches(text) && !Object.hasOwn(allowed, text))
    .map(({ file, line, text }: CodeLiteral) => `${file}:${line} ${text}`)

test('there is code, and there are documents to hold it against', () => {
  expect(literals.length).toBeGreaterThan(1000)
  expect(pages.length).toBeGreaterThan(10)
  expect(calls.size).toBeGreaterThan(50)
})

test('texts are seen in strings, templates and between tags, imports are not texts', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'literals-')), 'Sample.tsx')
  const code = [
    "import x from './x.ts'",
    ['export const a = `t1', '{x}t2`'].join('$'),
    "export const b = <i title='s'>j</i>",
  ].join('\n')
  writeFileSync(file, code)
  expect(literalsIn(file).map(({ text }) => text)).toEqual(['t1', 't2', 's', 'j'])
})

describe('the rooms that draw pages name', () => {
  test('no page, dialog, fragment or payload', () => {
    const ids = new Set([pages, dialogs, fragments, payloads].flat().map(({ id }) => id))
    expect(found((text) => ids.has(text) && !LANGUAGE.includes(text), OWN_WORDS)).toEqual([])
  })

  test('no route', () => {
    const routes = site.routes.map(({ path }) => path).filter((path) => path !== '/')
    const isRoute = (text: string) =>
      routes.some((route) => text === route || text.startsWith(`${route}?`))
    expect(found(isRoute, {})).toEqual([])
  })

  test('no call but those every page needs', () => {
    expect(found((text) => calls.has(text) && !LANGUAGE.includes(text), OWN_CALLS)).toEqual([])
  })

  test('no text that a page says', () => {
    // Panels of the form editor name the attributes of fields, which controls name, too.
    const ofPages = fragments.filter(({ id }) => !id.startsWith('panel/'))
    const quoted = [pages, dialogs, ofPages]
      .flat()
      .flatMap(({ text }) => [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, said]) => said))
    const said = new Set(quoted.filter((text) => /\p{Script=Han}/u.test(text ?? '')))
    expect(found((text) => said.has(text), OWN_TEXTS)).toEqual([])
  })

  test('nothing that only a screen speaks of', () => {
    expect(found((text) => SUBJECT.test(text), SUBJECT_ALLOWED)).toEqual([])
  })

  test.each([
    ['calls', OWN_CALLS],
    ['words', OWN_WORDS],
    ['texts', OWN_TEXTS],
    ['subject', SUBJECT_ALLOWED],
  ])('no exception of the %s is idle', (_, allowed) => {
    const written = new Set(literals.map(({ text }) => text))
    expect(Object.keys(allowed).filter((text) => !written.has(text))).toEqual([])
  })
})
