import { useState } from 'react'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import { AssetPicture } from '../../file/AssetPicture.tsx'
import { useUpload } from '../../file/useUpload.ts'
import styles from './Beside.module.css'
import type { BesideProps } from './besideProps.ts'

/** The picture that is chosen, and another one from the device. */
export function AssetBeside({ field, change, refresh }: BesideProps) {
  const { store } = useFormSession()
  const value = useFieldValue(field)
  const address = typeof value === 'string' ? value : ''
  const [size, setSize] = useState('')
  const { message, upload } = useUpload(change, (added) => {
    store.set(field, added)
    refresh()
  })
  return (
    <span className={styles.asset}>
      <span className={styles.picture}>
        <AssetPicture change={change} address={address} tellSize={setSize} />
        {address !== '' && <small>{size}</small>}
      </span>
      <label className={styles.pick}>
        <input
          type="file"
          accept=".jpg,.jpeg,.png,.svg,.webp,.mp4"
          onChange={(event) => void upload(event)}
        />
        上传新文件
      </label>
      <span role="status">{message}</span>
    </span>
  )
}
