import { isReady } from '../../../../support/isReady.ts'
import { BUILT_SERVER } from '../../../../support/nodeScripts.ts'
import { until } from '../../../../support/until.ts'
import { runChild } from './childProcess.ts'

export interface ServerProcess {
  port: number
  /** Resolves when it answers; rejects when it ended instead. */
  ready(): Promise<void>
  kill(): Promise<void>
  /** As an operator ends it. */
  stop(): Promise<void>
  /** Lines of its log that speak of errors, or of a way of paying that it could not offer. */
  errors(): string[]
  /** Why notifications of payments were not taken: the reasons of its log, one a notification. */
  refusals(): string[]
}

const ERRORS = /"level":"(?:error|fatal)"|^无法启动|未能启用/
/** A provider may say no: of a trade that it closed by itself, for one. */
const REFUSED = /"message":"B0503"/

const NOT_TAKEN = /"reason":"(\w+)".*"a payment notification was not taken"/

/** The real server, as `npm start` runs it; it must have been built. */
export function startServerProcess(port: number, env: Record<string, string>): ServerProcess {
  const child = runChild(BUILT_SERVER, [], {
    ...env,
    PORT: String(port),
    HOST: '127.0.0.1',
    TRUST_PROXY: '1',
    RATE_LIMIT: '1000000',
  })
  const lines = () => child.printed().split('\n')
  return {
    port,
    async ready() {
      const failure = () => `the server does not start: ${child.printed()}`
      const answers = () => {
        if (child.isOver()) throw new Error(failure())
        return isReady(`http://127.0.0.1:${port}`)
      }
      await until(answers, failure)
    },
    kill: () => child.end('SIGKILL'),
    stop: () => child.end('SIGTERM'),
    errors: () => lines().filter((line) => ERRORS.test(line) && !REFUSED.test(line)),
    refusals: () =>
      lines().flatMap((line) => {
        const reason = NOT_TAKEN.exec(line)?.[1]
        return reason === undefined ? [] : [reason]
      }),
  }
}
