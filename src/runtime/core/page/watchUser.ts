import type { Session } from '../host/session.ts'

/** Told when somebody else asks, or has proven something more. */
export function watchUser(session: Session, changed: () => void): () => void {
  let { user } = session.get()
  return session.subscribe(() => {
    const before = user
    user = session.get().user
    if (before !== user) changed()
  })
}
