/**
 * The entries of a comma list as the configuration writes it: `"01, 02"`, an array, or one number.
 * Blank entries are dropped, blanks around commas ignored, the full-width comma counts as one.
 */
export function commaList(value: unknown): string[] {
  const parts = Array.isArray(value) ? value.map(String) : String(value ?? '').split(/[,，]/)
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
