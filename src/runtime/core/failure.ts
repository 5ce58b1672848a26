import { TEXTS } from './texts.ts'

/** Why a step failed, as `result.error` shows it to the `else` steps. */
export interface Failure {
  /** refused: the server said no. invalid: a form has errors, shown in it. dismissed: the person said no. */
  kind: 'refused' | 'invalid' | 'dismissed' | 'expired' | 'network' | 'broken'
  code: string
  /** Chinese; empty where nothing is to be said. */
  msg: string
  data?: unknown
}

/** Thrown by a verb that stops the chain without being a fault. */
export class StepStopped extends Error {
  override readonly name = 'StepStopped'
  constructor(readonly kind: 'invalid' | 'dismissed') {
    super(kind)
  }
}

interface Told {
  msg: string
  code?: unknown
  data?: unknown
}

/** The client's rejections are known by their shape, so that the core needs no client. */
const isTold = (error: unknown): error is Error & Told =>
  error instanceof Error && typeof (error as Partial<Told>).msg === 'string'

/** What a rejection means to the page. An unknown error is `broken`: a fault of the document or the program. */
export function failureOf(error: unknown): Failure {
  if (error instanceof StepStopped) return { kind: error.kind, code: '', msg: '' }
  if (!isTold(error)) return { kind: 'broken', code: '', msg: TEXTS.failed }
  const { name, msg, code, data } = error
  if (name === 'LoginExpired') return { kind: 'expired', code: '', msg }
  return typeof code === 'string'
    ? { kind: 'refused', code, msg, data }
    : { kind: 'network', code: '', msg }
}
