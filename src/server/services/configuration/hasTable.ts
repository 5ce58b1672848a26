/** True when a document contains a table with columns: a form field or a page node. */
export function hasTable(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const isTable = 'type' in value && value.type === 'table'
  return isTable || Object.values(value).some(hasTable)
}
