/** The fixed roots of every path; never merged, no outward look-up. */
export const SCOPE_ROOTS = [
  'route',
  'site',
  'user',
  'device',
  'page',
  'data',
  'form',
  'row',
  'event',
  'result',
  'now',
] as const
export type ScopeRoot = (typeof SCOPE_ROOTS)[number]

/** Read as `data.<id>.status`. */
export type SourceStatus = 'idle' | 'loading' | 'ready' | 'error'
