import type { Source } from '#contract/page.gen.ts'
import { truthy } from '#domain/logic/truthy.ts'
import type { Ports } from '../ports/ports.ts'
import type { Reader } from '../scope/reader.ts'

/** The pause between two polls. */
export interface Polling {
  start(): void
  stop(): void
}

/**
 * `ask` runs `every` milliseconds after `start`, unless `until` holds by then.
 * While nobody sees the tab it waits, and asks at once when somebody does again.
 */
export function createPolling(
  spec: Pick<Source, 'every' | 'until'>,
  host: Pick<Ports, 'clock' | 'hidden'>,
  reader: Reader,
  ask: () => void,
): Polling {
  let callOff = () => {}

  const done = () => spec.until !== undefined && truthy(reader.resolve(spec.until))
  const whenSeen = () => {
    if (!host.hidden.get()) return ask()
    const forget = host.hidden.subscribe(() => {
      if (host.hidden.get()) return
      forget()
      ask()
    })
    callOff = forget
  }
  return {
    start() {
      callOff()
      const every = Number(reader.resolve(spec.every ?? 0))
      if (!(every > 0) || done()) return
      callOff = host.clock.after(every, () => {
        if (!done()) whenSeen()
      })
    },
    stop() {
      callOff()
      callOff = () => {}
    },
  }
}
