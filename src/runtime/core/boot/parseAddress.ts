import type { Address } from '../ports/navigation.ts'

/** A path with its query text → an address; of a repeated name the last one counts. */
export function parseAddress(text: string): Address {
  const { pathname, searchParams } = new URL(text, 'https://here.invalid')
  return { path: decodePath(pathname), query: Object.fromEntries(searchParams) }
}

/** An address → the text a browser shows. */
export function formatAddress({ path, query }: Address): string {
  const search = new URLSearchParams(query).toString()
  return encodeURI(path) + (search && `?${search}`)
}

function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
