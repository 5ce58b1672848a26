import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { OperationId } from '#contract/calls.ts'
import type { FragmentDocument, PageDocument, PayloadDocument } from '#contract/page.gen.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { expand } from '#runtime/core/documents/expand.ts'
import { pathsOf } from '#runtime/core/value/pathsOf.ts'
import { refusedInputs } from '#server/calls/inputErrors.ts'
import refusals from '#server/messages/refusals.json' with { type: 'json' }
import type { MessageKey } from '#server/messages/sentence.ts'
import { sourceFiles } from './codeLiterals.ts'

/**
 * What the server says about an input stands where it was entered (decision 0415): each input of a call that a page
 * takes from a form or a control has such a place in that page.
 */

const documents = <Kind>(folder: string): Kind[] =>
  readdirSync(`schemas/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join('schemas', folder, file), 'utf8')))

const FRAGMENTS = Object.fromEntries(
  documents<FragmentDocument>('fragments').map((fragment) => [fragment.id, fragment]),
)
const PAYLOADS = Object.fromEntries(
  documents<PayloadDocument>('payloads').map((payload) => [payload.id, payload]),
)
const PAGES = ['pages', 'dialogs']
  .flatMap((folder) => documents<PageDocument>(folder))
  .map((page) => expand(page, FRAGMENTS).node)

type Part = Readonly<Record<string, unknown>>

const partsOf = (part: unknown): Part[] =>
  Array.isArray(part)
    ? part.flatMap(partsOf)
    : isRecord(part)
      ? [part, ...Object.values(part).flatMap(partsOf)]
      : []

/** Inputs that some refusal of the call is about. */
const nameable = (id: OperationId): string[] => [
  ...new Set((Object.keys(refusals) as MessageKey[]).flatMap((key) => refusedInputs(id, key))),
]

/** What a call step writes at an input, and what of the input's path lies inside of it. */
function writtenAt(written: unknown, path: readonly string[]): [unknown, readonly string[]] {
  const [name, ...rest] = path
  if (name === undefined || !isRecord(written) || '$' in written) return [written, path]
  return writtenAt(ownValue(written, name), rest)
}

interface Use {
  page: PageDocument
  call: OperationId
  input: string
  /** Paths that the value reads. */
  reads: readonly string[]
  inside: readonly string[]
}

const USES: Use[] = PAGES.flatMap((page) =>
  partsOf([page.model.actions, page.model.timers]).flatMap((step) => {
    if (typeof step.call !== 'string') return []
    const call = step.call as OperationId
    const body = typeof step.body === 'string' ? PAYLOADS[step.body]?.body : step.body
    const written = { ...(step.params as object), ...(body as object) }
    return nameable(call).flatMap((input) => {
      const [value, inside] = writtenAt(written, input.split('/'))
      return value === undefined ? [] : [{ page, call, input, reads: pathsOf(value), inside }]
    })
  }),
)

/** True when a path leads to a field of a form that a view of the page shows. */
function hasField({ page, inside }: Use, read: string): boolean {
  const [, form = '', field = inside[0] ?? ''] =
    /^form\.([^.]+)\.value(?:\.([^.]+))?/.exec(read) ?? []
  const spec = ownValue(page.model.forms ?? {}, form)
  const isWhole = field === ''
  const isShown = partsOf(page.views).some((node) => node.type === 'form' && node.form === form)
  if (!spec || !isShown) return false
  return (
    isWhole || spec.from === 'formInfo' || partsOf(spec.rows).some(({ value }) => value === field)
  )
}

const isControl = ({ page }: Use, read: string): boolean =>
  partsOf(page.views).some(
    ({ type, bind }) =>
      (type === 'choice' || type === 'upload') &&
      typeof bind === 'string' &&
      (read === bind || read.startsWith(`${bind}.`)),
  )

const nameOf = ({ page, call, input }: Use) => `${page.id} ${call} ${input}`

describe('an input that a form holds', () => {
  const typed = USES.flatMap((use) =>
    use.reads.filter((read) => /^form\.[^.]+\.value/.test(read)).map((read) => ({ use, read })),
  )
  test('is a field of a form on that page', () => {
    expect(typed.length).toBeGreaterThan(60)
    expect(
      typed.filter(({ use, read }) => !hasField(use, read)).map(({ use }) => nameOf(use)),
    ).toEqual([])
  })
})

/** Inputs that were entered elsewhere: in a dialog that has closed, or on the page before. */
const ELSEWHERE: readonly string[] = [
  // The opinion and the note of a dialog that asks for nothing else, and checks them itself.
  'desk/application auditDecide opinion',
  'desk/entry entryBook opinion',
  'desk/organisation auditDecide opinion',
  'desk/statement statementSettle note',
  'duesInvoice invoiceHandle opinion',
  'duesOffline offlineDecide opinion',
  'duesReconcile refundDecide opinion',
  'studio/change changeReady note',
  'studio/change changeReturn remark',
  // What the list is filtered by.
  'desk/dues duesExport keyword',
  'desk/dues duesExport method',
  'desk/dues duesExport until',
  'desk/log logExport until',
  'desk/reliefs reliefExport keyword',
  // The step before.
  'module/0201/join memberApply memberType',
  'module/0201/join updateMemberStatus memberType',
  'secondFactorLogin login code',
  'secondFactorLogin login mobile',
  'secondFactorLogin login userName',
  'secondFactorLogin login userPwd',
]

test('an input that nobody entered on the page is listed', () => {
  const elsewhere = USES.filter(
    (use) =>
      use.reads.some((read) => /^(page|result)\./.test(read)) &&
      !use.reads.some((read) => read.startsWith('form.') || isControl(use, read)),
  )
  expect(new Set(elsewhere.map(nameOf))).toEqual(new Set(ELSEWHERE))
})

test('no sentence of a refusal is idle', () => {
  const code = ['src/server', 'src/domain'].flatMap(sourceFiles)
  const written = new Set(
    code.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'(\w+)'/g)].map(([, word]) => word),
    ),
  )
  expect(Object.keys(refusals).filter((key) => !written.has(key))).toEqual([])
})
