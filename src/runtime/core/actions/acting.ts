type Acting = typeof import('./perform.ts')

let acting: Acting | undefined

/** What actions run on, once it has been loaded. */
export const loadedActing = (): Acting | undefined => acting

/** No page acts before the person does: verbs and all are loaded at the first touch, at the latest with an action. */
export async function loadActing(): Promise<Acting> {
  acting ??= await import('./perform.ts')
  return acting
}
