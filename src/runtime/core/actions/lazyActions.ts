import { loadOnce } from '../loadOnce.ts'

/**
 * The action engine, loaded lazily at the first touch or the first action, because no page acts before the user does.
 */
export const lazyActions = loadOnce(() => import('./perform.ts'))
