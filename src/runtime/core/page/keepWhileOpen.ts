import type { Host } from '../host/host.ts'
import type { Changes } from './changes.ts'
import type { FlowKeep, Kept } from './flowKeep.ts'

/** Milliseconds of quiet before the tab keeps what was typed. */
const QUIET = 300

/**
 * Keeps state and forms soon after they change and whenever the tab is left. Logging out forgets them for good.
 * The answer ends it; `over` says that the flow is finished and nothing need be kept.
 */
export function keepWhileOpen(
  flowKeep: FlowKeep,
  host: Pick<Host, 'clock' | 'hidden' | 'session'>,
  changes: Changes,
  read: () => Kept,
): (over: boolean) => void {
  let callOff = () => {}
  let forgotten = false
  const who = host.session.get().user.id

  const save = () => {
    callOff()
    if (!forgotten) flowKeep.save(read())
  }
  const stops = [
    changes.subscribe(['page', 'form'], () => {
      callOff()
      callOff = host.clock.after(QUIET, save)
    }),
    host.hidden.subscribe(() => host.hidden.get() && save()),
    host.session.subscribe(() => {
      if (who === undefined || host.session.get().user.id !== undefined) return
      forgotten = true
      flowKeep.drop()
    }),
  ]
  return (over) => {
    for (const stop of stops) stop()
    save()
    if (over) flowKeep.drop()
  }
}
