/** Start and end as texts; '' while empty. */
export type Period = [string, string]

export function periodOf(value: unknown): Period {
  const [start, end] = Array.isArray(value) ? value : []
  return [String(start ?? ''), String(end ?? '')]
}
