import { SUCCESS_CODE } from '#contract/codes.ts'
import { type Envelope, RefusalCode, type RefusalData } from '#contract/envelope.ts'

export function success<T>(data: T): Envelope<T> {
  return { code: SUCCESS_CODE, data, msg: '' }
}

export function failure(
  code: RefusalCode,
  msg: string,
  data: RefusalData = null,
): Envelope<RefusalData> {
  return { code, data, msg }
}

/** The HTTP status that accompanies a refusal. */
export const STATUS: Record<RefusalCode, number> = {
  [RefusalCode.BadRequest]: 400,
  [RefusalCode.NotLoggedIn]: 401,
  [RefusalCode.Forbidden]: 403,
  [RefusalCode.NotFound]: 404,
  [RefusalCode.Timeout]: 408,
  [RefusalCode.Conflict]: 409,
  [RefusalCode.FormChanged]: 412,
  [RefusalCode.TooLarge]: 413,
  [RefusalCode.Misdirected]: 421,
  [RefusalCode.FormInvalid]: 422,
  [RefusalCode.Unsealed]: 400,
  [RefusalCode.SecondFactor]: 428,
  [RefusalCode.WorkNeeded]: 428,
  [RefusalCode.TooMany]: 429,
  [RefusalCode.Failure]: 500,
  [RefusalCode.Unavailable]: 503,
}
