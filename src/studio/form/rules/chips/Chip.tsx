import { useRef } from 'react'
import styles from './Chip.module.css'
import { ChipList } from './ChipList.tsx'
import type { ChipProps } from './options.ts'

/** An editable part of a sentence: a button with a list of its alternatives. */
export function Chip(props: ChipProps) {
  const { name, text, isOpen, isEditable, isListed, list } = props
  const button = useRef<HTMLButtonElement>(null)
  if (!isEditable) return <b className={styles.fixed}>{text}</b>
  const close = (isBack: boolean) => {
    list(false)
    if (isBack) button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.chip}
        data-open={isOpen || undefined}
        aria-label={`${name}：${text}`}
        aria-haspopup="listbox"
        aria-expanded={isListed}
        // The list takes what is chosen when it loses the focus, not before.
        onMouseDown={(event) => isListed && event.preventDefault()}
        onClick={() => (isListed ? button.current?.focus() : list(true))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          list(true)
        }}
      >
        {text}
      </button>
      {isListed && <ChipList {...props} close={close} />}
    </>
  )
}
