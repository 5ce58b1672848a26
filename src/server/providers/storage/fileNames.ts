import type { StorageSettings } from './storageSettings.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The rest of an address: object name, and a query up to the first character that ends a URL in text. */
const REST = String.raw`([\p{L}\p{N}._/-]+)(\?[^\s"'<>\\]*)?`

/** Finds addresses of one storage in any text: alone, in JSON, in HTML. */
export interface FileNames {
  /** Returns the object name in an address; undefined for an address of another origin. */
  pathOf(url: string): string | undefined
  /** Returns all object names in a text, with repetitions. */
  namesIn(text: string): string[]
  /** Replaces every address in a text; an address for which the function returns `undefined` is kept. */
  replaced(text: string, address: (path: string) => string | undefined): string
  /** Returns the unsigned address, which is what stored values contain. */
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
