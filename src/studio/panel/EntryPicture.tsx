import { AssetPicture } from '../file/AssetPicture.tsx'
import { extensionOf, pictureTypeOf } from '../file/assetFile.ts'
import { assetName } from '../file/useAsset.ts'
import { useSeen } from '../file/useSeen.ts'
import styles from './PanelDocument.module.css'

interface EntryPictureProps {
  change: string | undefined
  /** Empty for one that is not chosen yet. */
  address: string
  tellSize: (size: string) => void
}

/** An entry's picture, small; of a file that is none, what kind it is. Read when it is scrolled to. */
export function EntryPicture({ change, address, tellSize }: EntryPictureProps) {
  const [box, isSeen] = useSeen<HTMLSpanElement>()
  const name = assetName(address)
  return (
    <span ref={box} className={styles.entryPicture}>
      {isSeen && pictureTypeOf(name) ? (
        <AssetPicture {...{ change, address, tellSize }} />
      ) : (
        name !== '' && extensionOf(name).slice(1).toUpperCase()
      )}
    </span>
  )
}
