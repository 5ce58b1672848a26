import { type ChangeEvent, useRef, useState } from 'react'
import { failureOf } from '#runtime/core/failure.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { ASSET_PATH, isTooLarge, newAssetName, TOO_LARGE } from './assetFile.ts'
import { base64Of } from './base64Of.ts'

interface Upload {
  /** Error or progress message; empty otherwise. */
  message: string
  /** Uploads the file chosen in an input. */
  upload: (event: ChangeEvent<HTMLInputElement>) => Promise<void>
}

/**
 * Adds a file from the device to a change set.
 * @param added called with the address, `asset:banner.svg`, and the name of the file on the device
 */
export function useUpload(
  change: string | undefined,
  added: (address: string, name: string) => void,
): Upload {
  const { host } = useRuntime()
  const [message, setMessage] = useState('')
  const latest = useRef(added)
  latest.current = added
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    if (isTooLarge(file)) return setMessage(TOO_LARGE)
    setMessage('正在上传…')
    const name = newAssetName(file.name, crypto.randomUUID())
    const step = { id: change, path: `${ASSET_PATH}${name}`, stepId: crypto.randomUUID(), rev: 0 }
    try {
      await host.call('changeStep', { ...step, content: await base64Of(file) })
      latest.current(`asset:${name}`, file.name)
      setMessage('')
    } catch (error) {
      setMessage(failureOf(error).msg)
    }
  }
  return { message, upload }
}
