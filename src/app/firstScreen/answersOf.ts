import type { OperationId } from '#contract/calls.ts'
import type { FirstScreenRequest } from '#contract/firstScreen.ts'
import { putOwn } from '#contract/record.ts'
import type { SourceTransport } from '#runtime/core/host/transport.ts'

/** How often the answers of one round may lead to new questions. */
const ROUNDS = 3

/**
 * A transport that asks the server ahead, and keeps what it answered. A question that is not answered ahead, or is
 * refused, stays open: the browser asks it again.
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
      // The page takes the answers, and asks what follows from them.
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  return { transport, answers, settled }
}

const FOREVER = new Promise<never>(() => {})
const NOTHING = () => {}
