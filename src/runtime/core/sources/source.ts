import type { Source } from '#contract/page.ts'
import { canonicalJson } from '#domain/canonicalJson.ts'
import { failureOf } from '../failure.ts'
import type { Host } from '../host/host.ts'
import type { Request } from '../host/transport.ts'
import type { Reader } from '../page/reader.ts'
import { adapted } from './adapted.ts'
import { createPolling } from './polling.ts'
import { requestOf } from './requestOf.ts'
import { restingState, type SourceState, totalOf } from './sourceState.ts'

/** One source of a page. */
export interface SourceControl {
  state(): SourceState
  /** The question it asks now; null while it rests or waits. */
  request(): Request | null
  /** Its present question has been answered, or it rests. Asking again makes it no less known. */
  known(): boolean
  /** Asks again if it does not rest; resolves when answered or overtaken, never rejects. */
  refresh(): Promise<void>
  /** Reads `when` and `params` again and asks if the question is another one. */
  reconsider(): void
  /** The tables an adapter looks up have changed: what was answered is read again. */
  reread(): void
  /** An answer the cache got by itself (revalidation after reconnecting); ignored if it answers another question. */
  accept(key: string, answer: unknown): void
  dispose(): void
}

export interface SourceOptions {
  id: string
  spec: Source
  host: Pick<Host, 'transport' | 'clock' | 'hidden' | 'adapters' | 'report'>
  reader: Reader
  /** Whether every other source it reads is known. */
  ready(): boolean
  /** The state has changed. */
  changed(): void
  /** An answer that is not null and not the one before. */
  answered(value: unknown): void
}

/**
 * Asks when the question (call + params) changes; the last question wins, an overtaken answer is dropped.
 * While a new question is under way the old value stays, with status `loading`.
 * One request at a time: a poll starts counting when the answer is there.
 * What it reads of other sources must be known first: until then it waits, with status `loading`.
 */
export function createSource(options: SourceOptions): SourceControl {
  const { spec, host, reader } = options
  let state = restingState(spec.initial)
  let request: Request | null = null
  let turn = 0
  let told = ''
  let raw: unknown
  let known = false

  const show = (next: Partial<SourceState>) => {
    state = { ...state, ...next }
    options.changed()
  }
  const read = (answer: unknown) => adapted(answer, spec, host, reader.env()) ?? null
  const settle = (answer: unknown) => {
    const value = read(answer)
    raw = answer
    known = true
    show({ value, status: 'ready', error: null, total: totalOf(value) })
    const text = canonicalJson(value)
    if (value !== null && text !== told) options.answered(value)
    told = text
  }
  const remember = (value: unknown) => show({ value, total: totalOf(value) })
  const fail = (error: unknown) => {
    const { kind, code, msg } = failureOf(error)
    if (kind === 'broken')
      host.report({ code: 'source-failed', path: `data.${options.id}`, message: String(error) })
    show({ status: 'error', error: { code, msg } })
  }
  const ask = async (fresh: boolean) => {
    if (!request) return
    const mine = ++turn
    polling.stop()
    if (state.status !== 'ready' || !spec.every) show({ status: 'loading' })
    try {
      const answer = await host.transport.ask(request, { fresh })
      if (mine === turn) settle(answer)
    } catch (error) {
      if (mine === turn) fail(error)
    }
    if (mine === turn) polling.start()
  }
  const polling = createPolling(spec, host, reader, () => void ask(true))

  const leave = (next: SourceState, isKnown: boolean) => {
    turn += 1
    polling.stop()
    if (!request && known === isKnown && state.status === next.status) return
    request = null
    told = ''
    known = isKnown
    show(next)
  }
  const begin = (given: unknown) => {
    turn += 1
    settle(given)
    polling.start()
  }
  const pursue = (next: Request) => {
    if (next.key === request?.key) return
    request = next
    told = ''
    known = false
    const given = host.transport.given?.(next.key)
    if (given !== undefined) return begin(given)
    const before = host.transport.peek(next.key)
    if (before !== undefined) remember(read(before))
    void ask(false)
  }
  return {
    state: () => state,
    request: () => request,
    known: () => known,
    refresh: () => ask(true),
    reconsider() {
      try {
        if (!options.ready()) leave({ ...state, status: 'loading' }, false)
        else if (reader.holds(spec.when)) pursue(requestOf(spec, reader))
        else leave(restingState(spec.initial), true)
      } catch (error) {
        fail(error)
      }
    },
    reread() {
      if (spec.adapter !== undefined && state.status === 'ready') remember(read(raw))
    },
    accept(key, answer) {
      if (key === request?.key && state.status !== 'loading' && answer !== raw) settle(answer)
    },
    dispose() {
      turn += 1
      polling.stop()
    },
  }
}
