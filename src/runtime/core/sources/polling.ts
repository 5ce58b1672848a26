import type { Source } from '#contract/page.gen.ts'
import { truthy } from '#domain/logic/truthy.ts'
import type { Ports } from '../ports/ports.ts'
import type { Reader } from '../scope/reader.ts'

/** Repeats a request after a pause. */
export interface Polling {
  start(): void
  stop(): void
}

/**
 * Runs `ask` `every` milliseconds after `start`, unless `until` holds by then. While the tab is hidden polling pauses;
 * it resumes at once when the tab is shown.
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
