/**
 * Returns the next code in a sequence: the number at the end plus one, padded to the same length, or the next letter at
 * the end; undefined after the last.
 */
export function codeAfter(code: string): string | undefined {
  const digits = /\d+$/.exec(code)?.[0] ?? ''
  if (digits === '') return letterAfter(code)
  const next = String(BigInt(digits) + 1n).padStart(digits.length, '0')
  return next.length > digits.length ? undefined : code.slice(0, -digits.length) + next
}

function letterAfter(code: string): string | undefined {
  const last = code.at(-1) ?? ''
  return /[A-Ya-y]/.test(last)
    ? code.slice(0, -1) + String.fromCharCode(last.charCodeAt(0) + 1)
    : undefined
}
