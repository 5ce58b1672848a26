import { type ChangeEvent, useState } from 'react'
import type { Schema } from '#contract/calls.ts'
import { failureOf } from '#runtime/core/failure.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import styles from './FileDocument.module.css'

interface FileDocumentProps {
  change: string
  opened: Schema<'ChangeDocument'>
}

/** Bytes that a call may bring, as base64. */
const BYTES_AT_MOST = 650_000

/** A picture or attachment of a change set: shown, and replaced by another file. */
export function FileDocument({ change, opened }: FileDocumentProps) {
  const { host } = useRuntime()
  const { path, title, mayEdit } = opened
  const [held, setHeld] = useState({ content: opened.content ?? '', rev: opened.rev })
  const [message, setMessage] = useState('')
  const replace = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    if (file.size > BYTES_AT_MOST) return setMessage('文件不能超过 650 KB')
    const content = await base64Of(file)
    const step = { id: change, path, stepId: crypto.randomUUID(), rev: held.rev, content }
    try {
      const { rev } = (await host.call('changeStep', step)) as Schema<'SavedStep'>
      setHeld({ content, rev })
      setMessage('已更换')
    } catch (error) {
      setMessage(failureOf(error).msg)
    }
  }
  const type = typeOf(path)
  return (
    <div className={styles.file}>
      {type && held.content !== '' && (
        <img className={styles.picture} src={`data:${type};base64,${held.content}`} alt={title} />
      )}
      <p role="status">{message || `${Math.ceil((held.content.length * 3) / 4096)} KB`}</p>
      {mayEdit && (
        <label className={styles.pick}>
          <input type="file" accept={extensionOf(path)} onChange={(event) => void replace(event)} />
          更换文件
        </label>
      )}
    </div>
  )
}

/** What a browser shows of itself. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.webp', 'image/webp'],
])

const extensionOf = (path: string): string => path.slice(path.lastIndexOf('.')).toLowerCase()

const typeOf = (path: string): string | undefined => TYPES.get(extensionOf(path))

/** A file's content as base64, as assets of a configuration are stored. */
const base64Of = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('the file cannot be read'))
    reader.readAsDataURL(file)
  })
