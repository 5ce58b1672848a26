import type { FormValues } from '#contract/form.ts'
import type { FormSpec } from '#contract/formSpec.ts'
import { ownValue } from '#contract/record.ts'
import { canonicalJson } from '#domain/canonicalJson.ts'
import type { Host } from '../host/host.ts'
import type { Sources } from '../sources/createSources.ts'
import { pathsOf } from '../value/pathsOf.ts'
import { toText } from '../value/resolve.ts'
import type { Changes } from './changes.ts'
import { givenText, givenValues, readParts } from './formValues.ts'
import { type Choices, narrowedRows } from './narrowedRows.ts'
import type { DraftHost, DraftPlace } from './openDraft.ts'
import type { OpenForm } from './openForm.ts'
import type { Leaving, PageForm, Risk } from './pageForm.ts'
import type { Reader } from './reader.ts'

/** The forms of a page; each opens by itself as soon as it can. */
export interface Forms {
  /** Scope root `form`: of every open form `value` (the fields that show), `text` (what is submitted), `hash` and `dirty`. */
  get(): Readonly<Record<string, unknown>>
  form(id: string): PageForm | null
  /** Opens what can be opened now. */
  reconsider(): void
  /** Form id → what the tab keeps of it: not what was submitted, but also what was kept of one that has not opened yet. */
  keepable(): Record<string, FormValues>
  /** What leaving loses of the forms with `warnUnsaved`, those put away meanwhile too. */
  risk(leaving: Leaving): Risk
  /** Something was submitted from this page. */
  submitted(): boolean
  dispose(): void
}

export interface FormsOptions {
  pageId: string
  specs: Readonly<Record<string, FormSpec>>
  host: Pick<Host, 'forms' | 'report'> & DraftHost
  reader: Reader
  changes: Changes
  /** What the tab kept of an earlier visit. */
  kept: Readonly<Record<string, FormValues>>
  sources: Pick<Sources, 'get' | 'knownFor' | 'requests'>
}

/**
 * A form opens when its definition is there and every source its values read is known. As long as nobody has typed
 * it follows what the page gives (a login brings the name); from then on what was typed wins.
 * When its source is asked something else it closes, and opens with the new answer.
 */
export function createForms(options: FormsOptions): Forms {
  const { pageId, specs, host, reader, changes, sources } = options
  const opened = new Map<string, OpenForm & { question: string }>()
  const kept = { ...options.kept }
  let ready = !host.forms.ready || Object.keys(specs).length === 0
  /** The answer a form was last looked up in, so that nothing is converted twice. */
  const seen = new Map<string, unknown>()
  /** Forms that were closed because another definition was asked for; they come back with theirs. */
  const put = new Map<string, { values: FormValues; submitted: boolean }>()
  /** Rows whose fields offer only some choices, by form. */
  const narrowed = new Map<string, { text: string; rows: unknown }>()
  /** What leaving would have lost of a form when it was closed. */
  const risks = new Map<string, Record<Leaving, Risk>>()

  const questionOf = (spec: FormSpec) =>
    spec.from === 'formInfo' ? (ownValue(sources.requests(), spec.source)?.key ?? '') : ''
  const fault = (id: string, error: unknown) =>
    host.report({ code: 'form-failed', path: `model.forms.${id}`, message: String(error) })
  const tell = (id: string) => changes.emit(`form.${id}`, `@form.${id}`)

  /** The same rows as long as the same choices are offered, so that nothing is converted twice. */
  function offered(id: string, spec: FormSpec & { from: 'rows' }): unknown {
    const choices = reader.resolve(spec.choices) as Choices
    const text = canonicalJson(choices)
    const before = narrowed.get(id)
    if (before?.text === text) return before.rows
    const rows = narrowedRows(spec.rows, choices)
    narrowed.set(id, { text, rows })
    return rows
  }
  function close(id: string): void {
    const before = opened.get(id)
    if (!before) return
    const { form } = before
    risks.set(id, { page: form.risk('page'), tab: form.risk('tab') })
    before.close()
    if (before.touched() || form.submitted())
      put.set(`${id} ${before.bundle.hash}`, { values: form.typed(), submitted: form.submitted() })
    opened.delete(id)
    seen.delete(id)
    tell(id)
  }
  function open(id: string, spec: FormSpec, definition: unknown): void {
    const before = opened.get(id)
    const isSame = before !== undefined && seen.get(id) === definition
    if (isSame && before.touched()) return
    const values = givenValues(spec, reader)
    const bundle = isSame ? before.bundle : host.forms.bundleOf(definition)
    seen.set(id, definition)
    if (before?.bundle.hash === bundle.hash)
      if (before.touched() || before.given === givenText(values)) return
    close(id)
    seen.set(id, definition)
    const back = put.get(`${id} ${bundle.hash}`)
    const typed = back?.values ?? ownValue(kept, id)
    delete kept[id]
    const changed = () => changes.emit(`form.${id}`)
    const draft = draftPlace(pageId, id, spec, reader)
    const made = host.forms.open({ spec, bundle, values, typed, draft, host, changed })
    if (back?.submitted) made.form.markSubmitted()
    opened.set(id, { ...made, question: questionOf(spec) })
    tell(id)
  }
  function reconsider(): void {
    if (!ready) {
      const go = () => {
        ready = true
        reconsider()
      }
      host.forms.ready?.().then(go, (error: unknown) => fault('*', error))
      return
    }
    for (const [id, spec] of Object.entries(specs)) {
      if (opened.has(id) && opened.get(id)?.question !== questionOf(spec)) close(id)
      if (!sources.knownFor(readParts(spec))) continue
      const definition = hasChoices(spec) ? offered(id, spec) : definitionOf(spec, sources)
      if (definition === undefined) continue
      try {
        open(id, spec, definition)
      } catch (error) {
        fault(id, error)
      }
    }
  }
  const waitsFor = Object.values(specs).flatMap((spec) => [
    ...pathsOf(readParts(spec)),
    ...(spec.from === 'formInfo' ? [`data.${spec.source}`] : []),
  ])
  const stop = waitsFor.length > 0 ? changes.subscribe(waitsFor, reconsider) : () => {}
  const unsent = ({ form }: OpenForm) => !form.submitted()
  const each = <T>(read: (form: OpenForm) => T, which = (_form: OpenForm) => true) =>
    Object.fromEntries(
      [...opened].flatMap(([id, form]): [string, T][] => (which(form) ? [[id, read(form)]] : [])),
    )
  return {
    get: () => each((form) => form.scope()),
    form: (id) => opened.get(id)?.form ?? null,
    reconsider,
    keepable: () => ({ ...kept, ...each(({ form }) => form.keepable(), unsent) }),
    risk(leaving) {
      const guarded = Object.keys(specs).filter((id) => ownValue(specs, id)?.warnUnsaved)
      const all = guarded.map(
        (id) => opened.get(id)?.form.risk(leaving) ?? risks.get(id)?.[leaving],
      )
      return WORST.find((risk) => all.includes(risk)) ?? 'nothing'
    },
    submitted: () => [...opened.values()].some(({ form }) => form.submitted()),
    dispose() {
      stop()
      for (const form of opened.values()) form.close()
    },
  }
}

const hasChoices = (spec: FormSpec): spec is FormSpec & { from: 'rows' } =>
  spec.from === 'rows' && spec.choices !== undefined

/** The worst first. */
const WORST: readonly Risk[] = ['everything', 'unkept']

function draftPlace(
  pageId: string,
  id: string,
  { draft }: FormSpec,
  reader: Reader,
): DraftPlace | undefined {
  if (!draft) return undefined
  return { form: `${pageId}#${id}`, of: toText(reader.resolve(draft.key)) }
}

/** The rows of the page itself, or the answer of the source once it is there. */
function definitionOf(spec: FormSpec, sources: Pick<Sources, 'get'>): unknown {
  if (spec.from === 'rows') return spec.rows
  const state = ownValue(sources.get(), spec.source)
  return state?.status === 'ready' ? (state.value ?? undefined) : undefined
}
