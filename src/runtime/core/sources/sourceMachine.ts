import type { Request } from '../ports/transport.ts'
import { restingState, type SourceState, totalOf } from './sourceState.ts'

/** State of one source. */
export interface SourceMachine {
  /** State as the page reads it. */
  shown: SourceState
  /** The current request; null while idle or waiting. */
  request: Request | null
  /** True when the current request has been answered, or the source is idle. A reload does not reset it. */
  known: boolean
  /** The answer before conversion. */
  answer: unknown
  /** JSON of the last announced value; an equal one is not announced again. */
  announced: string
  /** Stale-response guard: answers to earlier turns are dropped. */
  turn: number
}

export const resting = (initial: unknown): SourceMachine => ({
  shown: restingState(initial),
  request: null,
  known: false,
  answer: undefined,
  announced: '',
  turn: 0,
})

const showing = (source: SourceMachine, change: Partial<SourceState>): SourceMachine => ({
  ...source,
  shown: { ...source.shown, ...change },
})

export const nextTurn = (source: SourceMachine): SourceMachine => ({
  ...source,
  turn: source.turn + 1,
})

/** Transition to another request, or to none. */
export const asking = (source: SourceMachine, request: Request | null): SourceMachine => ({
  ...nextTurn(source),
  request,
  announced: '',
  known: false,
})

/** Transition to waiting for another source; the old value stays. */
export const waiting = (source: SourceMachine): SourceMachine => loading(asking(source, null))

/** Transition to idle, when `when` does not hold. */
export const rested = (source: SourceMachine, initial: unknown): SourceMachine => ({
  ...asking(source, null),
  known: true,
  shown: restingState(initial),
})

export const loading = (source: SourceMachine): SourceMachine =>
  showing(source, { status: 'loading' })

/** Sets a value without an answer to the current request: from the cache, or converted with other reference data. */
export const withValue = (source: SourceMachine, value: unknown): SourceMachine =>
  showing(source, { value, total: totalOf(value) })

export const answered = (
  source: SourceMachine,
  now: { answer: unknown; value: unknown; announced: string },
): SourceMachine => ({
  ...withValue(showing(source, { status: 'ready', error: null }), now.value),
  answer: now.answer,
  announced: now.announced,
  known: true,
})

export const failed = (source: SourceMachine, error: SourceState['error']): SourceMachine =>
  showing(source, { status: 'error', error })
