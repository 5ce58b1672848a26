/** A file of the configuration; `tag` names its content, so that an address never changes its meaning. */
export interface Asset {
  content: Buffer
  tag: string
}

export interface AssetShelf {
  code: string
  assets: ReadonlyMap<string, Asset>
}

const SCHEME = 'asset:'
const ROOT = '/assets/'

/** Whether an address is that of a configured file, whichever it is. */
export const isAssetAddress = (url: string): boolean => url.startsWith(ROOT)

/**
 * `asset:logo.svg` → `/assets/<code>/<tag>/logo.svg`. The tag is the content's: caches may keep the address for
 * ever, and a form that names a file keeps its hash while the file stays the same. An asset that is not there stays
 * as it was written; the check refuses such a document before it is pushed.
 */
export function assetAddress(text: string, { code, assets }: AssetShelf): string {
  if (!text.startsWith(SCHEME)) return text
  const name = text.slice(SCHEME.length)
  const asset = assets.get(name)
  return asset ? `${ROOT}${code}/${asset.tag}/${name}` : text
}

/** The same for every text inside a value, wherever it stands. */
export function withAssetAddresses<T>(value: T, shelf: AssetShelf): T {
  if (typeof value === 'string') return assetAddress(value, shelf) as T
  if (Array.isArray(value))
    return value.map((item: unknown) => withAssetAddresses(item, shelf)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withAssetAddresses(item, shelf)]),
  ) as T
}
