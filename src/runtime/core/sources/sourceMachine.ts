import type { Request } from '../ports/transport.ts'
import { restingState, type SourceState, totalOf } from './sourceState.ts'

/** One source between its transitions. */
export interface SourceMachine {
  /** What the page reads. */
  shown: SourceState
  /** The question it asks now; null while it rests or waits. */
  request: Request | null
  /** Its present question has been answered, or it rests. Asking again makes it no less known. */
  known: boolean
  /** The answer before its adapter. */
  answer: unknown
  /** Text of the value announced last, so that an equal one is not announced again. */
  announced: string
  /** Stale-response guard: an answer to an earlier turn is dropped. */
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

/** It asks another question, or none. */
export const asking = (source: SourceMachine, request: Request | null): SourceMachine => ({
  ...nextTurn(source),
  request,
  announced: '',
  known: false,
})

/** A source it reads is not known yet: the old value stays. */
export const waiting = (source: SourceMachine): SourceMachine => loading(asking(source, null))

/** Its `when` does not hold. */
export const rested = (source: SourceMachine, initial: unknown): SourceMachine => ({
  ...asking(source, null),
  known: true,
  shown: restingState(initial),
})

export const loading = (source: SourceMachine): SourceMachine =>
  showing(source, { status: 'loading' })

/** A value to be shown without its question being answered anew: of the cache, or read with other tables. */
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
