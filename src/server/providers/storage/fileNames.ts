import type { StorageSettings } from './storageSettings.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The rest of an address: its object name, and a query as far as a text lets it go. */
const REST = String.raw`([\p{L}\p{N}._/-]+)(\?[^\s"'<>\\]*)?`

/** Reads addresses of one storage, wherever they stand in a text: alone, in JSON, in HTML. */
export interface FileNames {
  /** The object name in an address, or undefined for an address that is not ours. */
  pathOf(url: string): string | undefined
  /** Object names in a text, as often as they stand there. */
  namesIn(text: string): string[]
  /** The text with every address replaced; `undefined` leaves one as it is. */
  replaced(text: string, address: (path: string) => string | undefined): string
  /** How files are named in what is stored: the address without a signature. */
  plain(path: string): string
}

export function fileNames({ baseUrl, endpoint }: StorageSettings): FileNames {
  const places = [...new Set([baseUrl, endpoint])]
  const anywhere = new RegExp(`(?:${places.map(escaped).join('|')})${REST}`, 'gu')
  const isNamed = (text: string) => places.some((place) => text.includes(place))
  return {
    pathOf(url) {
      const place = places.find((one) => url.startsWith(one))
      return place === undefined ? undefined : url.slice(place.length).split('?')[0]
    },
    namesIn: (text) =>
      isNamed(text) ? [...text.matchAll(anywhere)].map(([, path = '']) => path) : [],
    replaced: (text, address) =>
      isNamed(text)
        ? text.replace(anywhere, (whole, path: string) => address(path) ?? whole)
        : text,
    plain: (path) => `${baseUrl}${path}`,
  }
}
