/** Whether a dotted path has a segment that names nothing (`a..b`, `.a`, the empty path); form keys are held to the same rule. */
export const hasEmptySegment = (path: string): boolean => path.split('.').includes('')
