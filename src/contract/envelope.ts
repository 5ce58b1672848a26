/** Every answer of the server (specification, section 7). `msg` is Chinese and may be shown as it is. */
export interface Envelope<T> {
  code: string
  data: T
  msg: string
}

/**
 * Codes of refusals the browser reacts to by more than showing `msg`.
 * Anything else is shown and the page stays where it is.
 */
export const RefusalCode = {
  BadRequest: 'A0400',
  NotLoggedIn: 'A0401',
  Forbidden: 'A0403',
  NotFound: 'A0404',
  Timeout: 'A0408',
  Conflict: 'A0409',
  /** The form was filled in as an earlier definition has it: the browser offers the present one. */
  FormChanged: 'A0412',
  TooLarge: 'A0413',
  /** No society is at this host. */
  Misdirected: 'A0421',
  FormInvalid: 'A0422',
  /**
   * This organisation requires sealed calls, or the seal is stale: the browser requests key and time and sends once
   * more.
   */
  Unsealed: 'A0426',
  /** The password is correct, and the second factor is required. */
  SecondFactor: 'A0428',
  /** A puzzle is to be solved first; `data` brings it, and the browser sends once more with the answer. */
  WorkNeeded: 'A0427',
  TooMany: 'A0429',
  Failure: 'B0500',
  Unavailable: 'B0503',
} as const
export type RefusalCode = (typeof RefusalCode)[keyof typeof RefusalCode]

/**
 * `data` of a refusal that says where it belongs: path → text. Of FormInvalid a field of the submitted form (`key` or
 * `key/row/column`), of any other code an input of the call (its name, or `name/name` inside of one).
 */
export interface FormErrors {
  errors: Record<string, string>
}

/** `data` of a WorkNeeded refusal: base64 of the puzzle. */
export interface WorkAsked {
  challenge: string
}

/** The `data` of a refusal. */
export type RefusalData = FormErrors | WorkAsked | null
