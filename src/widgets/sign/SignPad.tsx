import { useRef } from 'react'
import styles from './Sign.module.css'
import { SCALE, useSignature } from './useSignature.ts'

interface SignPadProps {
  size: { width: number; height: number }
  /** The picture is on its way. */
  busy: boolean
  onSave: (picture: File) => void
  /** Absent where something around the pad closes it. */
  onCancel: (() => void) | undefined
}

/** A canvas to sign on, and what becomes of it. */
export function SignPad({ size, busy, onSave, onCancel }: SignPadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { written, clear, handlers } = useSignature(canvas)
  const save = () =>
    canvas.current?.toBlob((blob) => {
      if (blob) onSave(new File([blob], '签名.png', { type: 'image/png' }))
    }, 'image/png')
  return (
    <div className={styles.pad}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        width={size.width * SCALE}
        height={size.height * SCALE}
        style={{ aspectRatio: `${size.width} / ${size.height}`, maxWidth: size.width }}
        aria-label="签名区，请用手指或鼠标书写"
        role="img"
        {...handlers}
      />
      <div className={styles.acts}>
        {onCancel && (
          <button type="button" className={styles.quiet} onClick={onCancel}>
            取消
          </button>
        )}
        <button type="button" className={styles.quiet} disabled={!written || busy} onClick={clear}>
          重写
        </button>
        <button type="button" className={styles.save} disabled={!written || busy} onClick={save}>
          {busy ? '正在保存…' : '确定'}
        </button>
      </div>
    </div>
  )
}
