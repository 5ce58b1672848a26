/** A request for one page, as the wire words it: `current` from 1. */
export interface PageRequest {
  current: number
  size: number
}

export interface Page<Row> {
  records: Row[]
  total: number
}

/** Rows to skip before the page. */
export function offsetOf(page: PageRequest): number {
  return (page.current - 1) * page.size
}

/** `text` as a LIKE pattern that finds it anywhere, its own wildcards taken literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
