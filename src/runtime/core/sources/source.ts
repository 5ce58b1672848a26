import type { Source } from '#contract/page.gen.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { failureOf } from '../failure.ts'
import type { Ports } from '../ports/ports.ts'
import type { Request } from '../ports/transport.ts'
import type { Reader } from '../scope/reader.ts'
import { callInput } from '../value/callInput.ts'
import { adapted } from './adapted.ts'
import { createPolling } from './polling.ts'
import {
  answered,
  asking,
  failed,
  loading,
  nextTurn,
  rested,
  resting,
  type SourceMachine,
  waiting,
  withValue,
} from './sourceMachine.ts'
import type { SourceState } from './sourceState.ts'

/** One source of a page. */
export interface SourceControl {
  state(): SourceState
  /** Returns the current request; null while idle or waiting. */
  request(): Request | null
  /** True when the current request has been answered, or the source is idle. A reload does not reset it. */
  known(): boolean
  /** Reloads unless idle; resolves when answered or superseded, never rejects. */
  refresh(): Promise<void>
  /** Evaluates `when` and `params` again and sends the request if it has changed. */
  reconsider(): void
  /** Converts the last answer again, because reference data of the adapter has changed. */
  reread(): void
  /**
   * Accepts an answer that the cache fetched by itself (revalidation after reconnecting); ignored if it belongs to
   * another request.
   */
  accept(key: string, answer: unknown): void
  dispose(): void
}

export interface SourceOptions {
  id: string
  spec: Source
  host: Pick<Ports, 'transport' | 'clock' | 'hidden' | 'adapters' | 'report'>
  reader: Reader
  /** True when every other source it reads is known. */
  ready(): boolean
  /** Called when the state has changed. */
  changed(): void
  /** Called with an answer that is neither null nor equal to the previous one. */
  answered(value: unknown): void
}

/**
 * Sends a request when it (call and params) changes; superseded answers are dropped. While a new request is in flight
 * the old value stays, with status `loading`. One request at a time: the poll interval starts with the answer. Other
 * sources it reads must be known first; until then it waits, with status `loading`.
 */
export function createSource(options: SourceOptions): SourceControl {
  const { spec, host, reader } = options
  let source = resting(spec.initial)
  const read = createReading(options)
  const polling = createPolling(spec, host, reader, () => void ask(true))

  const show = (next: SourceMachine) => {
    source = next
    options.changed()
  }
  const settle = (answer: unknown) => {
    const value = read.value(answer)
    const announced = canonicalJson(value)
    const isNew = value !== null && announced !== source.announced
    show(answered(source, { answer, value, announced }))
    if (isNew) options.answered(value)
  }
  const fail = (error: unknown) => show(failed(source, read.failure(error)))
  async function ask(fresh: boolean): Promise<void> {
    const { request } = source
    if (!request) return
    polling.stop()
    source = nextTurn(source)
    const { turn } = source
    const isCurrent = () => source.turn === turn
    if (source.shown.status !== 'ready' || !spec.every) show(loading(source))
    try {
      const answer = await host.transport.ask(request, { fresh })
      if (isCurrent()) settle(answer)
    } catch (error) {
      if (isCurrent()) fail(error)
    }
    if (isCurrent()) polling.start()
  }
  const leave = (next: SourceMachine) => {
    polling.stop()
    const { request, known, shown } = source
    if (request || known !== next.known || shown.status !== next.shown.status) show(next)
  }
  const pursue = (request: Request) => {
    if (request.key === source.request?.key) return
    source = asking(source, request)
    const initial = host.transport.takeInitial?.(request.key)
    if (initial !== undefined) {
      settle(initial)
      return polling.start()
    }
    const cached = host.transport.peek(request.key)
    if (cached !== undefined) show(withValue(source, read.value(cached)))
    void ask(false)
  }
  return {
    state: () => source.shown,
    request: () => source.request,
    known: () => source.known,
    refresh: () => ask(true),
    reconsider() {
      try {
        if (!options.ready()) leave(waiting(source))
        else if (reader.holds(spec.when)) pursue(requestOf(spec, reader))
        else leave(rested(source, spec.initial))
      } catch (error) {
        fail(error)
      }
    },
    reread() {
      if (spec.adapter !== undefined && source.shown.status === 'ready')
        show(withValue(source, read.value(source.answer)))
    },
    accept(key, answer) {
      const { request, shown } = source
      if (key === request?.key && shown.status !== 'loading' && answer !== source.answer)
        settle(answer)
    },
    dispose() {
      source = nextTurn(source)
      polling.stop()
    },
  }
}

/** Converts answers and errors for the page. Faults of the document or the program are reported. */
const createReading = ({ id, spec, host, reader }: SourceOptions) => ({
  value: (answer: unknown): unknown => adapted(answer, spec, host, reader.env()) ?? null,
  failure(error: unknown): { code: string; msg: string } {
    const { kind, code, msg } = failureOf(error)
    if (kind === 'broken')
      host.report({ code: 'source-failed', path: `data.${id}`, message: String(error) })
    return { code, msg }
  },
})

/** Returns the current request of a source. */
function requestOf({ call, params }: Source, reader: Reader): Request {
  const input = callInput(reader.resolve(params ?? {}))
  return { key: `${call} ${canonicalJson(input)}`, call, input }
}
