import type { Address } from '../ports/navigation.ts'

/** Parses a path with query; the last of repeated names counts. */
export function parseAddress(text: string): Address {
  const { pathname, searchParams } = new URL(text, 'https://here.invalid')
  return { path: decodePath(pathname), query: Object.fromEntries(searchParams) }
}

/** Formats an address as a browser shows it. */
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
