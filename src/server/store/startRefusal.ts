/**
 * Why the server must not start. `message` is the sentence for the person at the terminal (Chinese), `logLine` the
 * same for the log; the process prints both and ends with `exitCode`.
 */
export class StartRefusal extends Error {
  override name = 'StartRefusal'

  constructor(
    message: string,
    readonly logLine: string,
    /** As sysexits.h: 75 try again later, 74 the disk, 69 a service is not there, 78 a setting. */
    readonly exitCode: 69 | 74 | 75 | 78,
    cause?: unknown,
    /** True when the missing service may become available by itself. */
    readonly isAway = false,
  ) {
    super(message, { cause })
  }
}
