import { AssetPicture } from '../file/AssetPicture.tsx'
import { extensionOf, pictureTypeOf } from '../file/assetFile.ts'
import { assetName } from '../file/useAsset.ts'
import { useSeen } from '../file/useSeen.ts'
import styles from './PanelDocument.module.css'

interface EntryPictureProps {
  change: string | undefined
  /** Address of the picture; empty while none is chosen. */
  address: string
  tellSize: (size: string) => void
}

/**
 * A thumbnail of an entry's picture; for another kind of file, its extension. The picture is read once it is scrolled
 * near.
 */
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
