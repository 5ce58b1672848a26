/** Folder of a configuration's pictures and attachments. */
export const ASSET_PATH = 'assets/'

/** Maximum size in bytes of a file that one call can carry as base64. */
const BYTES_AT_MOST = 650_000

export const TOO_LARGE = '文件不能超过 650 KB'

export const isTooLarge = ({ size }: { size: number }): boolean => size > BYTES_AT_MOST

const ALLOWED = /^[A-Za-z0-9][A-Za-z0-9._-]*$/

/**
 * Returns a unique file name: the stem of the file's own name if it is allowed, else `file`, with a part of a fresh id.
 */
export function newAssetName(fileName: string, id: string): string {
  const dot = fileName.lastIndexOf('.')
  const [stem, extension] = [fileName.slice(0, dot), fileName.slice(dot).toLowerCase()]
  return `${ALLOWED.test(stem) ? stem.slice(0, 40) : 'file'}-${id.slice(0, 8)}${extension}`
}

/** Media types that a browser displays by itself. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.webp', 'image/webp'],
])

export const extensionOf = (path: string): string => path.slice(path.lastIndexOf('.')).toLowerCase()

/** Media type of a picture; undefined for a file that is none. */
export const pictureTypeOf = (path: string): string | undefined => TYPES.get(extensionOf(path))
