import { setTextStyle } from '../commands/textStyle.ts'
import styles from '../RichEditor.module.css'
import type { RichView } from '../view/RichView.ts'

/** Readable on white; the first is that of the text around. */
const PALETTE: readonly (readonly [colour: string | null, name: string])[] = [
  [null, '默认'],
  ['#000000', '黑色'],
  ['#595959', '灰色'],
  ['#c92a2a', '红色'],
  ['#c2410c', '橙色'],
  ['#8a6100', '棕黄'],
  ['#2b7a2f', '绿色'],
  ['#0b7285', '青色'],
  ['#1864ab', '蓝色'],
  ['#7b2ea8', '紫色'],
]

interface ColourRowProps {
  rich: RichView
  current: string | null
  onDone: () => void
}

/** Colours for the selected text, or for the text typed next. */
export function ColourRow({ rich, current, onDone }: ColourRowProps) {
  const pick = (color: string | null) => {
    rich.run(setTextStyle({ color }))
    onDone()
  }
  return PALETTE.map(([colour, name]) => (
    <button
      key={name}
      type="button"
      className={styles.swatch}
      title={name}
      aria-label={name}
      aria-pressed={current === colour}
      style={colour === null ? undefined : { backgroundColor: colour }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => pick(colour)}
    >
      {colour === null && '默认'}
    </button>
  ))
}
