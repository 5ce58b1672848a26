import { createDialogStack } from './dialogs/dialogStack.ts'
import { createNotices } from './dialogs/notices.ts'
import { createContinuations } from './guards/continuation.ts'
import type { Host, HostParts } from './host/host.ts'

/** The world in, what pages run on out; made once, where the tables meet. */
export function createRuntime(parts: HostParts): Host {
  forgetAtLogout(parts)
  return {
    ...parts,
    dialogs: createDialogStack(parts.navigation, parts.session),
    notices: createNotices(parts.clock),
    continuations: createContinuations(),
  }
}

/** What the tab kept belongs to who was logged in. */
function forgetAtLogout({ session, keep }: HostParts): void {
  let who = session.get().user.id
  session.subscribe(() => {
    const now = session.get().user.id
    if (who !== undefined && now === undefined) keep.clear()
    who = now
  })
}
