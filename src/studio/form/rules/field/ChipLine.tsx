import type { ReactNode } from 'react'
import sentence from '../sentence/Sentence.module.css'

interface ChipLineProps {
  /** Of the button that removes it. */
  label: string
  isEditable: boolean
  remove: () => void
  children: ReactNode
}

/** A sentence of words and chips in a list, with its removal. */
export function ChipLine({ label, isEditable, remove, children }: ChipLineProps) {
  return (
    <li className={sentence.line}>
      {children}
      {isEditable && (
        <button type="button" className={sentence.remove} aria-label={label} onClick={remove}>
          ×
        </button>
      )}
    </li>
  )
}
