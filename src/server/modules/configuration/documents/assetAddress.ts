import { createHash } from 'node:crypto'

/** A file of the configuration; `tag` is a hash of its content, so an address never changes its content. */
export interface Asset {
  content: Buffer
  tag: string
}

export interface SocietyAssets {
  code: string
  assets: ReadonlyMap<string, Asset>
}

const SCHEME = 'asset:'
const ROOT = '/assets/'

/** Returns the tag of a file: a hash of its content. */
export const assetTag = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

/** True for the address of any configured file. */
export const isAssetAddress = (url: string): boolean => url.startsWith(ROOT)

/**
 * Turns `asset:logo.svg` into `/assets/<code>/<tag>/logo.svg`, as a whole text or as the address of a picture in rich
 * text. The tag depends on the content: caches may keep the address forever, and a form that names a file keeps its
 * hash while the file is unchanged. An unknown asset is returned unchanged; the check refuses such documents before a
 * push.
 */
export function assetAddress(text: string, society: SocietyAssets): string {
  if (text.startsWith(SCHEME)) return addressOf(text.slice(SCHEME.length), society) ?? text
  if (!text.includes(SCHEME)) return text
  return text.replace(IN_HTML, (written, before: string, name: string) => {
    const address = addressOf(name, society)
    return address === undefined ? written : `${before}${address}`
  })
}

/** Names of the files that a text names: as a whole, or as pictures of rich text. */
export function assetNames(text: string): string[] {
  if (text.startsWith(SCHEME)) return [text.slice(SCHEME.length)]
  return [...text.matchAll(IN_HTML)].map(([, , name = '']) => name)
}

const IN_HTML = /(<img\b[^<>]{0,2000}?\bsrc\s*=\s*["'])asset:([A-Za-z0-9._-]+)/gi

function addressOf(name: string, { code, assets }: SocietyAssets): string | undefined {
  const asset = assets.get(name)
  return asset && `${ROOT}${code}/${asset.tag}/${name}`
}

/** Applies `assetAddress` to every text inside a value, at any depth. */
export function withAssetAddresses<T>(value: T, society: SocietyAssets): T {
  if (typeof value === 'string') return assetAddress(value, society) as T
  if (Array.isArray(value))
    return value.map((item: unknown) => withAssetAddresses(item, society)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withAssetAddresses(item, society)]),
  ) as T
}
