import { useEffect, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { ASSET_PATH, pictureTypeOf } from './assetFile.ts'
import styles from './FileDocument.module.css'

const ASSET = 'asset:'

/** A picture of the change set by its address, `asset:banner.svg`; nothing for an address that is none. */
export function AssetPicture({ change, address }: { change: string; address: string }) {
  const { host } = useRuntime()
  const [source, setSource] = useState<string>()
  const name = address.startsWith(ASSET) ? address.slice(ASSET.length) : ''
  const type = pictureTypeOf(name)
  useEffect(() => {
    setSource(undefined)
    if (name === '' || !type) return
    let isCurrent = true
    const show = (document: unknown) => {
      const { content } = document as Schema<'ChangeDocument'>
      if (isCurrent && content) setSource(`data:${type};base64,${content}`)
    }
    host.call('changeDocument', { id: change, path: ASSET_PATH + name }).then(show, () => undefined)
    return () => {
      isCurrent = false
    }
  }, [host, change, name, type])
  return source === undefined ? null : <img className={styles.thumb} src={source} alt={name} />
}
