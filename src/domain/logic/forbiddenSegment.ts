const FORBIDDEN: ReadonlySet<string> = new Set(['', '__proto__', 'prototype', 'constructor'])

/** Path segments that could reach a prototype, or nothing. */
export const isForbiddenSegment = (segment: string): boolean => FORBIDDEN.has(segment)

/** Whether a dotted path has a segment that must never be read; form keys are held to the same rule. */
export const isForbiddenPath = (path: string): boolean => path.split('.').some(isForbiddenSegment)
