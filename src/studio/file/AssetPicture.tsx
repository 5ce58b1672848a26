import type { SyntheticEvent } from 'react'
import styles from './FileDocument.module.css'
import { kilobytes } from './kilobytes.ts'
import { assetName, useAsset } from './useAsset.ts'

interface AssetPictureProps {
  /** Id of the change set; undefined for the published configuration. */
  change: string | undefined
  address: string
  /** Called with the size of the picture in words: `1600×800 像素 · 120 KB`. */
  tellSize?: (size: string) => void
}

/** A picture by its address, `asset:banner.svg`; nothing for any other address. */
export function AssetPicture({ change, address, tellSize }: AssetPictureProps) {
  const name = assetName(address)
  const asset = useAsset(change, name)
  if (!asset) return null
  const measure = ({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) =>
    tellSize?.(`${image.naturalWidth}×${image.naturalHeight} 像素 · ${kilobytes(asset.size)}`)
  return <img className={styles.thumb} src={asset.source} alt={name} onLoad={measure} />
}
