import { createContinuations } from './dialogs/continuations.ts'
import { createDialogStack } from './dialogs/dialogStack.ts'
import { createNotices } from './dialogs/notices.ts'
import { draftsOf } from './drafts/draftKey.ts'
import type { Host, HostParts } from './host.ts'
import { createStateCache } from './stateCache.ts'

/** Creates the runtime's host from the application's dependencies; called once, where the registries meet. */
export function createRuntime(parts: HostParts): Host {
  forgetAtLogout(parts)
  forgetOldDraftsWhenIdle(parts)
  return {
    ...parts,
    dialogs: createDialogStack(parts.navigation, parts.session),
    notices: createNotices(parts.clock),
    continuations: createContinuations(),
    states: createStateCache(parts),
  }
}

/** Removes old drafts once the browser is idle; the code is loaded only where there are drafts. */
function forgetOldDraftsWhenIdle(parts: HostParts): void {
  if (parts.drafts.keys().length === 0) return
  const forget = async () => (await import('./drafts/forgetOldDrafts.ts')).forgetOldDrafts(parts)
  parts.drafts.idle(() => void forget().catch(() => {}))
}

/** Clears the tab's storage and the person's drafts at logout. */
function forgetAtLogout({ session, tabStorage, drafts }: HostParts): void {
  let who = session.get().user.id
  session.subscribe(() => {
    const now = session.get().user.id
    if (who !== undefined && now === undefined) {
      tabStorage.clear()
      const own = draftsOf({ orgId: String(session.get().site.orgId), userId: who })
      for (const key of drafts.keys()) if (key.startsWith(own)) drafts.remove(key)
    }
    who = now
  })
}
