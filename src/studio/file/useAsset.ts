import { useEffect, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { ASSET_PATH, pictureTypeOf } from './assetFile.ts'

const ASSET = 'asset:'

/** Returns the file name in an address such as `asset:banner.svg`; empty for any other address. */
export const assetName = (address: string): string =>
  address.startsWith(ASSET) ? address.slice(ASSET.length) : ''

export interface AssetContent {
  /** Data URL. */
  source: string
  /** Size in bytes. */
  size: number
}

/**
 * Returns a picture of the change set by its file name; undefined while it is being read, and for a file that is not a
 * picture.
 * @param change undefined for the published configuration
 */
export function useAsset(change: string | undefined, name: string): AssetContent | undefined {
  const { host } = useRuntime()
  const [content, setContent] = useState<string>()
  const type = pictureTypeOf(name)
  useEffect(() => {
    setContent(undefined)
    if (name === '' || !type) return
    let isCurrent = true
    const show = (document: unknown) => {
      if (isCurrent) setContent((document as Schema<'ChangeDocument'>).content)
    }
    host.call('changeDocument', { id: change, path: ASSET_PATH + name }).then(show, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [host, change, name, type])
  return content ? { source: `data:${type};base64,${content}`, size: bytesOf(content) } : undefined
}

/** Returns the number of bytes that a base64 text encodes. */
export const bytesOf = (base64: string): number =>
  (base64.length * 3) / 4 - (/=*$/.exec(base64)?.[0].length ?? 0)
