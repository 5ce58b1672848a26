/** What is known about a pattern before it is ever run. */
export type PatternScreen =
  /** `safe`: surely linear with the built-in engine; otherwise only the linear engine may run it. */
  | { ok: true; safe: boolean }
  | { ok: false; code: 'pattern-invalid' | 'pattern-unsafe'; reason: string }

export function screenPattern(source: string): PatternScreen {
  try {
    new RegExp(source)
  } catch {
    return { ok: false, code: 'pattern-invalid', reason: source }
  }
  return { ok: true, safe: !/[+*}]\)[+*{]/.test(source) }
}
