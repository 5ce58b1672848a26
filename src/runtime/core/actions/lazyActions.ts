import { loadOnce } from '../loadOnce.ts'

/** What actions run on: lazy, because no page acts before the user does. Loaded at the first touch or the first action. */
export const lazyActions = loadOnce(() => import('./perform.ts'))
