/**
 * The page language, `dsl: 1`: what a document under `schemas/` may say.
 * Behaviour is written once in `model`; `views` holds two node trees over that same model.
 */

import type { FormSpec } from './formSpec.ts'
import type { Json } from './logic.ts'
import type { PageNode } from './nodes.ts'
import type { SessionEvent } from './sessionEvents.ts'
import type { Device, DSL, StatePath, Value } from './value.ts'

/** The fixed roots of every path; never merged, no outward look-up. */
export const SCOPE_ROOTS = [
  'route',
  'site',
  'user',
  'device',
  'page',
  'data',
  'form',
  'row',
  'event',
  'result',
  'now',
] as const
export type ScopeRoot = (typeof SCOPE_ROOTS)[number]

/** Read as `data.<id>.{value,status,error,total}`; `call` is an operationId, never an address. */
export interface Source {
  call: string
  params?: Record<string, Value>
  /** Asked only while this is true; otherwise the source rests at `initial`. */
  when?: Value<boolean>
  /** Milliseconds between polls, one request in flight. */
  every?: Value<number>
  /** Polling ends when this is true. */
  until?: Value<boolean>
  initial?: Json
  /** Name of a pure adapter of `adapters/records`. */
  adapter?: string
}
export type SourceStatus = 'idle' | 'loading' | 'ready' | 'error'

export const GUARDS = [
  'login',
  'orgUser',
  'staff',
  'ownsRecord',
  'mobileProven',
  'wechatOpenId',
  'picked',
] as const
export type GuardName = (typeof GUARDS)[number]

/** `require` suspends the action, runs the remedy, asks again, then resumes the same action or drops it. */
export interface GuardUse {
  guard: GuardName
  with?: Record<string, Value>
  if?: Value<boolean>
  /** Shown when the guard has no remedy or the remedy was declined. */
  message?: Value<string>
}

export const VERBS = [
  'call',
  'set',
  'go',
  'open',
  'close',
  'validate',
  'submit',
  'confirm',
  'notify',
  'refresh',
  'timer',
  'download',
  'print',
  'external',
  'emit',
] as const
export type Verb = (typeof VERBS)[number]

interface StepCommon {
  /** Name the verb's answer `result.<as>`. */
  as?: string
  if?: Value<boolean>
  /** Like the action's own, but asked when the chain gets here; the chain resumes at this step. */
  require?: GuardUse[]
  /** Run instead of the server's msg when this step fails; the chain then stops. `result.error.msg` holds the text. */
  else?: Step[]
}
export type Step = StepCommon &
  (
    | {
        call: string
        params?: Record<string, Value>
        /** A payload's id under `schemas/payloads`, or the body itself. */
        body?: string | Record<string, Value>
        /** Field errors of a FormInvalid answer go into this form. */
        errorsTo?: string
        /** Name of a pure adapter of `adapters/records`: what `as` names is its result. */
        adapter?: string
      }
    | { set: Record<StatePath, Value> }
    /** A path of the site, `back`, `step:next`, `step:prev` or `step:<name>`. */
    | {
        go: Value<string>
        query?: Record<string, Value>
        replace?: boolean
        /** States that the opened page takes over where it declares the same names; they stand in no address. */
        keep?: StatePath[]
      }
    /** Opens a dialog and waits; `as` names what it closed with; a dismissed dialog stops the chain. */
    | { open: string; with?: Record<string, Value> }
    | { close: Value }
    /** A form's id, `<form>.<field>` for one field, or `step`: every form of the wizard step that is open. */
    | { validate: string }
    /** Validates, waits for server-asked checks and keeps the form unchanged until the chain ends. */
    | { submit: string }
    | { confirm: Value<string>; title?: Value<string>; danger?: boolean }
    | { notify: Value<string>; kind?: 'success' | 'warning' | 'failure' }
    | { refresh: string | string[] }
    | { timer: string; stop?: boolean }
    | { download: Value<string>; name?: Value<string> }
    /** Id of a `print` node, or `page`. */
    | { print: string }
    /** In a new tab, or instead of this page: to pay, from where the person is sent back. */
    | { external: Value<string>; tab?: 'new' | 'same'; replace?: boolean }
    | { emit: SessionEvent; value?: Value }
  )

export interface Action {
  label?: Value<string>
  for?: 'row'
  /** `data.<id>`: runs when that source gets a value. `open`: runs once the page is open, its guards met. */
  on?: 'open' | `data.${string}`
  when?: Value<boolean>
  disabled?: Value<boolean>
  require?: GuardUse[]
  do: Step[]
}

/** The wizard: the organisation's configured order of step codes, and the name of each code here. */
export interface Flow {
  /** `[{ type, title }]`, as `stepsOf` gives it. */
  order: Value
  /** The order while the organisation's own is not known yet. */
  fallback?: { type: string; title: string }[]
  /** Step code → name; bodies of the `steps` node are keyed by these names. */
  names: Record<string, string>
}

/** A deadline, not a counter. Read as `page.timers.<id>.{left,running}`, `left` in whole seconds. */
export interface TimerSpec {
  /** Milliseconds. */
  for: Value<number>
  /** Survives a reload of the page (kept by deadline in the tab's session storage). */
  keep?: boolean
  /** What it counts for: each value has a deadline of its own, and the one at hand is shown. */
  per?: Value
  onEnd?: Step[]
}

export interface PageModel {
  sources?: Record<string, Source>
  /** Declared state with its start values; a dialog's `with` sets these, and only these. */
  state?: Record<string, Json>
  forms?: Record<string, FormSpec>
  actions?: Record<string, Action>
  /** Dialogs this page may open; loaded with it. */
  dialogs?: string[]
  flow?: Flow
  timers?: Record<string, TimerSpec>
}

export interface PageDocument {
  $schema?: string
  dsl: typeof DSL
  /** Equals the path below `schemas/pages` or `schemas/dialogs`, without `.json`. */
  id: string
  title: Value<string>
  /** Dialogs only: pixels on PC; on phones a sheet. */
  width?: 400 | 600 | 1000
  require?: GuardUse[]
  model: PageModel
  views: Partial<Record<Device, PageNode>>
  /** Action → why it exists on one device only; device → why the page lacks a view. */
  parity?: Record<string, string>
}

/** A reused node, or a reused field of a form's rows: `{ "use": id, "with": {…} }` puts it there, every `{"$param": name}` replaced. */
export interface FragmentDocument {
  $schema?: string
  dsl: typeof DSL
  id: string
  /** Name → default; null means it must be given. */
  params: Record<string, Json>
  /** Exactly one of the two. */
  node?: PageNode
  field?: Json
}

/** A request body as data: a tree of values. */
export interface PayloadDocument {
  $schema?: string
  dsl: typeof DSL
  id: string
  /** operationId whose request schema this must satisfy. */
  call: string
  body: Record<string, Value>
}

/** Remedy of a guard, per device. */
export type Remedy = { dialog: string } | { redirect: string }

/** `schemas/site.json`: what every organisation's site has in common. */
export interface SiteDocument {
  $schema?: string
  dsl: typeof DSL
  /** Page that frames all others; its `slot` receives them. */
  shell: string
  routes: { path: string; page: string; shell?: string }[]
  /** Module type → view name (`query.view`, "" when absent) → page. */
  modules: Record<string, Record<string, string>>
  /** Shown at `/module?index=…`: the modules of one kind. */
  moduleIndex: string
  guards: Partial<Record<GuardName, Partial<Record<Device, Remedy>>>>
  /** Shown where a page has no view for this device, and where nothing matches. */
  unsupported: string
  notFound: string
  /** `{org}` and `{page}` are filled in. */
  titleFormat: string
}
