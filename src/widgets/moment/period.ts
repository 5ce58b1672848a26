import { compareParts, parseParts } from './parts.ts'

/** Start and end as texts; '' where nothing is given yet. */
export type Period = [string, string]

export function periodOf(value: unknown): Period {
  const [start, end] = Array.isArray(value) ? value : []
  return [String(start ?? ''), String(end ?? '')]
}

/** The earlier end first; ends that cannot be read stay where they are. */
export function inOrder([start, end]: Period, fmt: string): Period {
  const from = parseParts(start, fmt)
  const to = parseParts(end, fmt)
  return from && to && compareParts(from, to) > 0 ? [end, start] : [start, end]
}
