import { TEXTS } from './texts.ts'

/** The reason a step failed; `result.error` in its `else` steps. */
export interface Failure {
  /** refused: by the server. invalid: the form shows errors. dismissed: by the person. */
  kind: 'refused' | 'invalid' | 'dismissed' | 'expired' | 'network' | 'broken'
  code: string
  /** Chinese message; empty when nothing is to be shown. */
  msg: string
  data?: unknown
}

/** Thrown by a verb to stop the chain without an error. */
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

/** Recognises the client's errors by their shape, so that the core does not depend on the client. */
const isTold = (error: unknown): error is Error & Told =>
  error instanceof Error && typeof (error as Partial<Told>).msg === 'string'

/** Converts a rejection to a failure. An unknown error is `broken`: a bug in the document or the program. */
export function failureOf(error: unknown): Failure {
  if (error instanceof StepStopped) return { kind: error.kind, code: '', msg: '' }
  if (!isTold(error)) return { kind: 'broken', code: '', msg: TEXTS.failed }
  const { name, msg, code, data } = error
  if (name === 'LoginExpired') return { kind: 'expired', code: '', msg }
  return typeof code === 'string'
    ? { kind: 'refused', code, msg, data }
    : { kind: 'network', code: '', msg }
}
