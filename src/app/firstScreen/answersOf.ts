import type { OperationId } from '#contract/calls.ts'
import type { FirstScreenRequest } from '#contract/firstScreen.ts'
import { putOwn } from '#contract/record.ts'
import type { SourceTransport } from '#runtime/core/ports/transport.ts'

/** The maximum number of rounds in which answers may lead to further requests. */
const ROUNDS = 3

/**
 * A transport that prefetches on the server and stores the answers. A request that is not prefetched, or fails, stays
 * pending: the browser sends it again.
 */
export function answersOf(call: FirstScreenRequest['call']) {
  const answers: Record<string, unknown> = {}
  const underWay = new Set<Promise<unknown>>()
  const transport: SourceTransport = {
    peek: () => undefined,
    ask: ({ key, call: id, input }) => {
      const asked = call(id as OperationId, input)
      if (!asked) return FOREVER
      const kept = asked.then(
        (answer) => {
          putOwn(answers, key, answer)
          return answer
        },
        () => FOREVER,
      )
      const done = asked.then(NOTHING, NOTHING)
      underWay.add(done)
      return kept
    },
  }
  const settled = async () => {
    for (let round = 0; round < ROUNDS && underWay.size > 0; round += 1) {
      const now = [...underWay]
      await Promise.all(now)
      for (const one of now) underWay.delete(one)
      // Lets the page take the answers and send the requests that follow from them.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  return { transport, answers, settled }
}

const FOREVER = new Promise<never>(() => {})
const NOTHING = () => {}
