import { deleteSelection } from 'prosemirror-commands'
import { type KeyboardEvent, useState } from 'react'
import { LIMITS } from '#domain/limits.ts'
import { afterPress } from '#runtime/react/press.ts'
import { setSize } from '../commands/media.ts'
import styles from '../RichEditor.module.css'
import type { RichView } from '../view/RichView.ts'
import type { SelectedMedia } from '../view/toolState.ts'

type Side = 'width' | 'height'

/** Four digits: more is wider than any page. */
const PIXELS = /^[1-9]\d{0,3}$/

const other = (side: Side): Side => (side === 'width' ? 'height' : 'width')

/** The size after changing one side; the other follows while the proportions are kept. */
function resized(media: SelectedMedia, side: Side, text: string, keepsShape: boolean) {
  const [was, beside] = [Number(media[side]), Number(media[other(side)])]
  const follows = keepsShape && was > 0 && beside > 0
  const besideNow = follows
    ? String(Math.max(1, Math.round((beside * Number(text)) / was)))
    : media[other(side)]
  return { width: media.width, height: media.height, [side]: text, [other(side)]: besideNow }
}

/** Size and removal of the selected image, audio or video. */
export function MediaRow({ rich, media }: { rich: RichView; media: SelectedMedia }) {
  const [keepsShape, setKeepsShape] = useState(true)
  const [typed, setTyped] = useState<Partial<Record<Side, string>>>({})
  const apply = (side: Side) => {
    const text = typed[side]
    setTyped({})
    if (text === undefined || !PIXELS.test(text) || text === media[side]) return
    const { from } = rich.view.state.selection
    const size = setSize(resized(media, side, text, keepsShape), from)
    // The press that leaves the input may select another one.
    afterPress(() => size(rich.view.state, rich.view.dispatch))
  }
  const field = (side: Side, label: string) => (
    <label className={styles.side}>
      {label}
      <input
        type="text"
        inputMode="numeric"
        className={styles.pixels}
        value={typed[side] ?? media[side] ?? ''}
        placeholder="自动"
        onChange={(event) => setTyped({ [side]: event.target.value })}
        onBlur={() => apply(side)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply(side)
        }}
      />
    </label>
  )
  const { width, height } = LIMITS.editorMedia
  const standard =
    media.kind === 'image' && keepsShape
      ? resized(media, 'width', String(width), true)
      : { width: String(width), height: String(height) }
  return (
    <>
      {media.kind !== 'audio' && (
        <>
          {field('width', '宽')}
          {field('height', '高')}
          <label className={styles.side}>
            <input
              type="checkbox"
              checked={keepsShape}
              onChange={(event) => setKeepsShape(event.target.checked)}
            />
            保持比例
          </label>
          <button type="button" className={styles.act} onClick={() => rich.run(setSize(standard))}>
            默认大小
          </button>
        </>
      )}
      <button type="button" className={styles.act} onClick={() => rich.run(deleteSelection)}>
        删除
      </button>
    </>
  )
}
