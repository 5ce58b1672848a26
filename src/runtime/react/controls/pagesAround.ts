import { LIMITS } from '#domain/limits.ts'

const BUTTONS = LIMITS.pageButtons

/** Numbers of the page buttons: three (specification, section 9), the current one in the middle where it can be. */
export function pagesAround(current: number, pages: number): number[] {
  const first = Math.max(1, Math.min(current - 1, pages - BUTTONS + 1))
  return Array.from({ length: Math.min(BUTTONS, pages) }, (_, i) => first + i)
}
