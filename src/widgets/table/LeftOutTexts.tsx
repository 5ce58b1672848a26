import { useState } from 'react'
import { formatCells } from '#domain/text/pasted/parseCells.ts'
import type { LeftOut } from '#runtime/core/form/paste/leftOut.ts'
import styles from './Table.module.css'

const SHOWN_LINES = 6

/** Pasted texts that found no place, as they were, to be copied to somewhere else. */
export function LeftOutTexts({ leftOut: { why, cells } }: { leftOut: LeftOut }) {
  const [copied, setCopied] = useState(false)
  const text = formatCells(cells)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <details className={styles.leftOut}>
      <summary>{why}，没有粘贴；查看这些内容</summary>
      <textarea
        readOnly
        aria-label={why}
        rows={Math.min(SHOWN_LINES, cells.length)}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      {'clipboard' in navigator && (
        <button type="button" className={styles.link} onClick={copy}>
          {copied ? '已复制' : '复制'}
        </button>
      )}
    </details>
  )
}
