import { type ChangeEvent, useState } from 'react'
import { failureOf } from '#runtime/core/failure.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { AssetPicture } from '../../file/AssetPicture.tsx'
import { ASSET_PATH, isTooLarge, newAssetName, TOO_LARGE } from '../../file/assetFile.ts'
import { base64Of } from '../../file/base64Of.ts'
import styles from './Beside.module.css'
import type { BesideProps } from './besideProps.ts'

/** The picture that is chosen, and another one from the device. */
export function AssetBeside({ field, change, refresh }: BesideProps) {
  const { host } = useRuntime()
  const { store } = useFormSession()
  const value = useFieldValue(field)
  const address = typeof value === 'string' ? value : ''
  const [message, setMessage] = useState('')
  const [size, setSize] = useState('')
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    if (isTooLarge(file)) return setMessage(TOO_LARGE)
    setMessage('正在上传…')
    const name = newAssetName(file.name, crypto.randomUUID())
    const content = await base64Of(file)
    const step = { id: change, path: `${ASSET_PATH}${name}`, stepId: crypto.randomUUID(), rev: 0 }
    try {
      await host.call('changeStep', { ...step, content })
      store.set(field, `asset:${name}`)
      setMessage('')
      refresh()
    } catch (error) {
      setMessage(failureOf(error).msg)
    }
  }
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
