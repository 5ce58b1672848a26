/** The errors of a call. Thrown by `call.ts`, and where its code cannot be loaded; `msg` may be shown as it is. */

/** The server refused: any code but '00000'. The page stays where it is. */
export class ApiRejection extends Error {
  override readonly name = 'ApiRejection'
  constructor(
    readonly code: string,
    readonly msg: string,
    readonly data: unknown = null,
  ) {
    super(msg)
  }
}

/** The token that was sent is no longer good. A call without one that needed it is an `ApiRejection`. */
export class LoginExpired extends Error {
  override readonly name = 'LoginExpired'
  constructor(readonly msg: string) {
    super(msg)
  }
}

/** No whole answer arrived; whether the server acted is unknown. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure'
  readonly msg: string
  constructor(reason: 'unreachable' | 'timeout', options?: ErrorOptions) {
    const msg =
      reason === 'timeout' ? '服务器长时间没有响应，请稍后重试' : '网络连接失败，请检查网络后重试'
    super(msg, options)
    this.msg = msg
  }
}

/** Something answered, but not with the envelope; whether the server acted is unknown. */
export class BadAnswer extends Error {
  override readonly name = 'BadAnswer'
  readonly msg = '服务器没有正常响应，请稍后再试'
  constructor(readonly status: number) {
    super(`HTTP ${status} without an envelope`)
  }
}
