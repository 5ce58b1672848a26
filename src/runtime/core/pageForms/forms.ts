import type { FormValues } from '#contract/form.ts'
import type { FormSpec } from '#contract/formSpec.ts'
import { ownValue } from '#contract/record.ts'
import type { Ports } from '../ports/ports.ts'
import type { Changes } from '../scope/changes.ts'
import type { Reader } from '../scope/reader.ts'
import type { Sources } from '../sources/createSources.ts'
import { pathsOf } from '../value/pathsOf.ts'
import { toText } from '../value/resolve.ts'
import { inputExpressions, readInputs } from './formInputs.ts'
import { closed, type FormState, initialFormState, opened, staysOpen } from './formState.ts'
import type { FormTools } from './formTools.ts'
import { type Choices, createRowNarrowing } from './narrowedRows.ts'
import type { DraftHost, DraftPlace } from './openDraft.ts'
import type { OpenForm } from './openForm.ts'
import type { Leaving, PageForm, Risk } from './pageForm.ts'

/** The forms of a page; each opens as soon as it can. */
export interface Forms {
  /** Scope root `form`: for every open form `value` (visible fields), `text` (the submission), `hash` and `dirty`. */
  get(): Readonly<Record<string, unknown>>
  form(id: string): PageForm | null
  /** Opens the forms that can open now. */
  reconsider(): void
  /**
   * True when the prerequisites of all forms, the engine and its reference data, could not be loaded; until `retry`.
   */
  failed(): boolean
  /** Loads the prerequisites again. */
  retry(): void
  /** Form id → values for the tab's storage: none of a submitted form; the stored ones of a form not opened yet. */
  savableValues(): Record<string, FormValues>
  /** Returns the greatest loss among forms with `warnUnsaved`, including those closed meanwhile. */
  risk(leaving: Leaving): Risk
  /** True when a form of this page was submitted. */
  submitted(): boolean
  dispose(): void
}

export interface FormsOptions {
  pageId: string
  specs: Readonly<Record<string, FormSpec>>
  host: Pick<Ports, 'report'> & DraftHost & { forms: FormTools }
  reader: Reader
  changes: Changes
  /** Values from the tab's storage, by form. */
  saved: Readonly<Record<string, FormValues>>
  sources: Pick<Sources, 'get' | 'knownFor' | 'requests'>
}

/**
 * A form opens when its definition and every source its values read are available. It reopens with new inputs (a login
 * brings the name) until the user has entered something; from then on entered values win. When its source's request
 * changes it closes, and opens with the new answer; another answer to the same request takes over what was entered.
 */
export function createForms(options: FormsOptions): Forms {
  const { specs, host, changes, sources } = options
  const states = new Map<string, FormState>(
    Object.keys(specs).map((id) => [id, initialFormState(ownValue(options.saved, id))]),
  )
  const definitionOf = createDefinitions(options)
  const openForms = () =>
    [...states].flatMap(([id, { open }]): [string, OpenForm][] => (open ? [[id, open]] : []))
  const fault = (id: string, error: unknown) =>
    host.report({ code: 'form-failed', path: `model.forms.${id}`, message: String(error) })
  const set = (id: string, state: FormState) => {
    states.set(id, state)
    changes.emit(`form.${id}`, `@form.${id}`)
  }
  const engine = createEngine(states.size === 0 ? {} : host.forms, {
    turned: () => changes.emit(...[...states.keys()].map((id) => `@form.${id}`)),
    ready: reconsider,
    fault: (error) => fault('*', error),
  })
  function reconsider(): void {
    if (!engine.ensure()) return
    for (const [id, spec] of Object.entries(specs)) {
      const state = states.get(id)
      if (state?.open && state.requestKey !== requestKeyOf(spec, sources)) close(id, state)
      if (!sources.knownFor(inputExpressions(spec))) continue
      const definition = definitionOf(id, spec)
      if (definition === undefined) continue
      try {
        reopen(id, spec, definition)
      } catch (error) {
        fault(id, error)
      }
    }
  }
  function close(id: string, state: FormState): FormState {
    const next = closed(state)
    state.open?.close()
    set(id, next)
    return next
  }
  function reopen(id: string, spec: FormSpec, definition: unknown): void {
    const state = states.get(id) ?? initialFormState(undefined)
    const same = state.definition === definition ? state.open : null
    if (same?.touched()) return
    const inputs = readInputs(spec, options.reader)
    const bundle = same?.bundle ?? host.forms.bundleOf(definition)
    if (staysOpen(state, bundle, inputs)) return void states.set(id, { ...state, definition })
    const before = state.open ? close(id, state) : state
    const entered = before.entered.get(bundle.hash)
    const open = host.forms.open({
      spec,
      bundle,
      inputs,
      entered: entered?.values ?? before.saved,
      replaces: spec.from === 'formInfo' ? enteredIn(state.open) : undefined,
      draft: draftPlace(id, spec, options),
      host,
      changed: () => changes.emit(`form.${id}`),
    })
    if (entered?.submitted) open.form.markSubmitted()
    set(id, opened(before, { open, definition, requestKey: requestKeyOf(spec, sources) }))
  }
  const stop = watchInputs(options, reconsider)
  return {
    get: () => Object.fromEntries(openForms().map(([id, open]) => [id, open.scope()])),
    form: (id) => states.get(id)?.open?.form ?? null,
    reconsider,
    failed: engine.failed,
    retry: engine.retry,
    savableValues: () => Object.fromEntries([...states].flatMap(savableEntry)),
    risk: (leaving) => worstRisk(specs, states, leaving),
    submitted: () => openForms().some(([, { form }]) => form.submitted()),
    dispose() {
      stop()
      for (const [, open] of openForms()) open.close()
    },
  }
}

/** Prerequisites of all forms, the engine and its reference data: loaded on first use, and again by `retry`. */
function createEngine(
  tools: Pick<FormsOptions['host']['forms'], 'ready'>,
  on: { turned: () => void; ready: () => void; fault: (error: unknown) => void },
) {
  let state: 'coming' | 'ready' | 'failed' = tools.ready ? 'coming' : 'ready'
  function turn(to: typeof state): void {
    if (state === to) return
    state = to
    on.turned()
  }
  function load(): void {
    if (state !== 'coming') return
    void tools.ready?.().then(
      () => {
        turn('ready')
        on.ready()
      },
      (error: unknown) => {
        on.fault(error)
        turn('failed')
      },
    )
  }
  function retry(): void {
    turn('coming')
    load()
  }
  /** True when it is there; begins to load it otherwise. */
  function ensure(): boolean {
    load()
    return state === 'ready'
  }
  return { ensure, failed: () => state === 'failed', retry }
}

function savableEntry([id, { open, saved }]: [string, FormState]): [string, FormValues][] {
  if (open) return open.form.submitted() ? [] : [[id, open.form.savableValues()]]
  return saved ? [[id, saved]] : []
}

/** In descending order of loss. */
const RISKS: readonly Risk[] = ['everything', 'unsaved']

function worstRisk(
  specs: FormsOptions['specs'],
  states: ReadonlyMap<string, FormState>,
  leaving: Leaving,
): Risk {
  const risks = [...states].flatMap(([id, { open, risk }]) =>
    ownValue(specs, id)?.warnUnsaved ? [open?.form.risk(leaving) ?? risk[leaving]] : [],
  )
  return RISKS.find((risk) => risks.includes(risk)) ?? 'nothing'
}

/** Calls the listener when an input of a form has changed. */
function watchInputs({ specs, changes }: FormsOptions, listener: () => void): () => void {
  const paths = Object.values(specs).flatMap((spec) => [
    ...pathsOf(inputExpressions(spec)),
    ...(spec.from === 'formInfo' ? [`data.${spec.source}`] : []),
  ])
  return paths.length > 0 ? changes.subscribe(paths, listener) : () => {}
}

/** Returns the form when the user has entered something that is not submitted. */
const enteredIn = (open: OpenForm | null): PageForm | undefined =>
  open?.touched() && !open.form.submitted() ? open.form : undefined

/** Returns the key of the request that a form's definition answers; empty for rows in the page. */
const requestKeyOf = (spec: FormSpec, sources: Pick<Sources, 'requests'>): string =>
  spec.from === 'formInfo' ? (ownValue(sources.requests(), spec.source)?.key ?? '') : ''

function draftPlace(
  id: string,
  { draft }: FormSpec,
  { pageId, reader }: Pick<FormsOptions, 'pageId' | 'reader'>,
): DraftPlace | undefined {
  if (!draft) return undefined
  return { form: `${pageId}#${id}`, of: toText(reader.resolve(draft.key)) }
}

/** Definitions of forms: rows in the page, or a source's answer once available. */
function createDefinitions({ sources, reader }: Pick<FormsOptions, 'sources' | 'reader'>) {
  const narrow = createRowNarrowing()
  return (id: string, spec: FormSpec): unknown => {
    if (spec.from === 'rows')
      return spec.choices === undefined
        ? spec.rows
        : narrow(id, spec.rows, reader.resolve(spec.choices) as Choices)
    const state = ownValue(sources.get(), spec.source)
    return state?.status === 'ready' ? (state.value ?? undefined) : undefined
  }
}
