import type { FormValues } from '#contract/form.ts'
import type { FormSpec } from '#contract/page.ts'
import type { FormStoreOptions } from '../form/formContext.ts'
import type { Host } from '../host/host.ts'
import type { Sources } from '../sources/createSources.ts'
import { isRecord } from '../value/isRecord.ts'
import { pathsOf } from '../value/pathsOf.ts'
import type { Changes } from './changes.ts'
import { createPageForm, type PageForm } from './pageForm.ts'
import type { Reader } from './reader.ts'

/** The forms of a page; each opens by itself as soon as it can. */
export interface Forms {
  /** Scope root `form`: of every open form `value` (the fields that show), `text` (what is submitted), `hash` and `dirty`. */
  get(): Readonly<Record<string, unknown>>
  form(id: string): PageForm | null
  /** Opens what can be opened now. */
  reconsider(): void
  /** Form id → what the tab keeps of it; what was kept of a form that has not opened yet stays kept. */
  keepable(): Record<string, FormValues>
  dispose(): void
}

export interface FormsOptions {
  specs: Readonly<Record<string, FormSpec>>
  host: Pick<Host, 'forms' | 'lookups' | 'clock' | 'report'>
  reader: Reader
  changes: Changes
  /** What the tab kept of an earlier visit. */
  kept: Readonly<Record<string, FormValues>>
  sources: Pick<Sources, 'get' | 'knownFor' | 'requests'>
}

interface Opened {
  form: PageForm
  /** Hash of the definition it was made of: another one is another form. */
  hash: string
  /** The question whose answer it came from. */
  question: string
  stop(): void
}

/**
 * A form opens when its definition is there and every source its values read has settled; from then on what the
 * person types wins over them. When its source is asked something else the form closes, and opens with the new answer.
 */
export function createForms(options: FormsOptions): Forms {
  const { specs, host, reader, changes, sources } = options
  const opened = new Map<string, Opened>()
  const kept = { ...options.kept }
  let ready = !host.forms.ready || Object.keys(specs).length === 0
  /** The answer a form was last looked up in, so that nothing is converted twice. */
  const seen = new Map<string, unknown>()
  /** Values of forms that were closed because another definition was asked for; they come back with theirs. */
  const put = new Map<string, FormValues>()

  const questionOf = (spec: FormSpec) =>
    spec.from === 'formInfo' ? (sources.requests()[spec.source]?.key ?? '') : ''
  const definitionOf = (spec: FormSpec): unknown => {
    if (spec.from === 'rows') return spec.rows
    const state = sources.get()[spec.source]
    return state?.status === 'ready' ? (state.value ?? undefined) : undefined
  }

  function prepare(): void {
    host.forms.ready?.().then(
      () => {
        ready = true
        reconsider()
      },
      (error: unknown) =>
        host.report({ code: 'form-failed', path: 'model.forms', message: String(error) }),
    )
  }
  function close(id: string): void {
    const before = opened.get(id)
    if (!before) return
    before.stop()
    before.form.dispose()
    put.set(`${id} ${before.hash}`, before.form.keepable())
    opened.delete(id)
    seen.delete(id)
    changes.emit(`form.${id}`, `@form.${id}`)
  }
  function open(id: string, spec: FormSpec, definition: unknown): void {
    if (seen.get(id) === definition) return
    seen.set(id, definition)
    const bundle = host.forms.bundleOf(definition)
    if (opened.get(id)?.hash === bundle.hash) return
    close(id)
    const before = put.get(`${id} ${bundle.hash}`) ?? kept[id]
    delete kept[id]
    const readonly = spec.readonly !== undefined && reader.holds(spec.readonly)
    const form = createPageForm(
      bundle,
      { ...optionsOf(spec), ...(before && { stored: before }) },
      readonly,
    )
    const stop = form.subscribe('change', () => changes.emit(`form.${id}`))
    opened.set(id, { form, hash: bundle.hash, question: questionOf(spec), stop })
    changes.emit(`form.${id}`, `@form.${id}`)
  }
  function optionsOf(spec: FormSpec): FormStoreOptions {
    const stored = valuesIn(reader.resolve(spec.value))
    const locked = reader.resolve(spec.locked)
    return {
      context: { ...host.lookups.get(), now: host.clock.now() },
      initial: valuesIn(reader.resolve(spec.initial)) ?? {},
      ...(stored && { stored }),
      ...(Array.isArray(locked) && { locked: locked.map(String) }),
      ...(spec.checks && { checks: spec.checks }),
      ...(host.forms.ask && { ask: host.forms.ask }),
      delay: (ms, task) => host.clock.after(ms, task),
    }
  }
  function reconsider(): void {
    if (!ready) {
      prepare()
      return
    }
    for (const [id, spec] of Object.entries(specs)) {
      if (opened.has(id) && opened.get(id)?.question !== questionOf(spec)) close(id)
      const definition = definitionOf(spec)
      if (definition === undefined || !sources.knownFor(valuesOf(spec))) continue
      try {
        open(id, spec, definition)
      } catch (error) {
        host.report({ code: 'form-failed', path: `model.forms.${id}`, message: String(error) })
      }
    }
  }
  const waitsFor = Object.values(specs).flatMap((spec) => [
    ...pathsOf(valuesOf(spec)),
    ...(spec.from === 'formInfo' ? [`data.${spec.source}`] : []),
  ])
  const stop = waitsFor.length > 0 ? changes.subscribe(waitsFor, reconsider) : () => {}
  return {
    get: () =>
      Object.fromEntries([...opened].map(([id, { form, hash }]) => [id, scopeOfForm(form, hash)])),
    form: (id) => opened.get(id)?.form ?? null,
    reconsider,
    keepable: () => ({
      ...kept,
      ...Object.fromEntries([...opened].map(([id, { form }]) => [id, form.keepable()])),
    }),
    dispose() {
      stop()
      for (const one of opened.values()) {
        one.stop()
        one.form.dispose()
      }
    },
  }
}

/** Made when a rule reads it: a form has many values, and most rules read none. */
const scopeOfForm = ({ store }: PageForm, hash: string) => ({
  get value() {
    return store.values()
  },
  get text() {
    return JSON.stringify(store.submission())
  },
  hash,
  dirty: store.dirty,
})

const valuesOf = ({ value, initial, locked, readonly }: FormSpec) => [
  value,
  initial,
  locked,
  readonly,
]

/** Stored values may still be the JSON text they were submitted as. */
function valuesIn(value: unknown): FormValues | undefined {
  if (typeof value === 'string') return valuesIn(parsed(value))
  return isRecord(value) ? value : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
