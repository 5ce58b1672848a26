import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { removeLink, setLink, typedAddress } from '../commands/links.ts'
import styles from '../RichEditor.module.css'
import type { RichView } from '../view/RichView.ts'

interface LinkRowProps {
  rich: RichView
  current: string | undefined
  onDone: () => void
}

/** The address of a link: of the one at the cursor, or for the marked text. */
export function LinkRow({ rich, current, onDone }: LinkRowProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(current ?? '')
  const [wrong, setWrong] = useState(false)
  useEffect(() => input.current?.focus(), [])
  const apply = () => {
    const address = typedAddress(typed)
    setWrong(address === undefined)
    if (address === undefined) return
    rich.run(setLink(address))
    onDone()
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <>
      <input
        ref={input}
        type="url"
        className={styles.address}
        aria-label="链接地址"
        aria-invalid={wrong}
        aria-describedby={id}
        placeholder="https://"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={keys}
      />
      <button type="button" className={styles.act} onClick={apply}>
        确定
      </button>
      {current !== undefined && (
        <button
          type="button"
          className={styles.act}
          onClick={() => {
            rich.run(removeLink)
            onDone()
          }}
        >
          取消链接
        </button>
      )}
      <span id={id} role="alert" className={styles.wrong}>
        {wrong && '请输入以http或https开头的网址'}
      </span>
    </>
  )
}
